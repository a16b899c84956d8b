import { DomainError } from '../../platform/errors/domain-error.ts';
import type { Code } from '../../messages.ts';
import type { DocumentLineInput } from '../../documents/lines/line.input.ts';

const refuse = (code: Code, field: string): never => {
  throw new DomainError(code, undefined, { [field]: { code } });
};

type Billing = { billsHours: boolean; lines: readonly Pick<DocumentLineInput, 'sources' | 'serviceFrom' | 'serviceTo'>[] };

/**
 * Requires lines or hours to bill, and lines that any date can repeat: without hours already logged, and without a period. Throws DomainError
 * `recurring_invoice.nothing_to_bill` at `lines`, and `.no_sources` and `.no_period` at each such line.
 */
export function assertRepeatable({ billsHours, lines }: Billing): void {
  if (!lines.length && !billsHours) refuse('recurring_invoice.nothing_to_bill', 'lines');
  const problems = new Map<string, { code: Code }>();
  lines.forEach(({ sources, serviceFrom, serviceTo }, index) => {
    if (sources?.length) problems.set(`lines.${index}.description`, { code: 'recurring_invoice.no_sources' });
    else if (serviceFrom ?? serviceTo) problems.set(`lines.${index}.serviceFrom`, { code: 'recurring_invoice.no_period' });
  });
  const [first] = problems.values();
  if (first) throw new DomainError(first.code, undefined, Object.fromEntries(problems));
}

/**
 * Lets only drafts be made in a foreign currency, because nobody is there to enter the rate of the day. Throws DomainError
 * `recurring_invoice.foreign_currency` at `sends`.
 */
export function assertSendsOwnCurrency(input: { sends: boolean; currency: string }, baseCurrency: string): void {
  if (input.sends && input.currency !== baseCurrency) refuse('recurring_invoice.foreign_currency', 'sends');
}
