import {
  assertCostConfirmed,
  assertDueDate,
  assertServicePeriods,
  assertOpenPeriod,
  assertReferences,
  DomainError,
  draftColumns,
  linesBelowCost,
  type InvoiceDetail,
  type InvoiceInput,
  type DocumentLineInput,
  type TaxRateRecord,
} from '@kontor/domain';
import type { Firm } from './firm.ts';

/** A draft as it is stored, with every figure computed anew. */
export function draftOf(firm: Firm, input: InvoiceInput, _personId: number, before?: InvoiceDetail): object {
  const { rows, organisation } = firm;
  if (before && before.status !== 'draft') throw new DomainError('invoice.frozen');
  assertDueDate(input);
  assertServicePeriods(input.lines);
  assertOpenPeriod(input.invoiceDate, organisation.lockDate, 'invoiceDate');
  const rates = new Map(rows['tax-rates'].map((rate) => [rate.id, rate]));
  const items = new Map(rows.items.map((item) => [item.id, item]));
  assertReferences(input, input.invoiceDate, {
    hasCustomer: rows.customers.some((one) => one.id === input.customerId),
    contactOf: rows.contacts.find((one) => one.id === input.contactId)?.customerId ?? null,
    projectOf: rows.projects.find((one) => one.id === input.projectId)?.customerId ?? null,
    rateOf: (id) => rates.get(id),
    hasItem: (id) => items.has(id),
  });
  assertHoursFree(firm, input, before?.id);
  const rateOf = ({ taxRateId }: DocumentLineInput): TaxRateRecord => rates.get(taxRateId) ?? missing();
  const exchangeRate = input.currency === organisation.baseCurrency ? 1 : input.exchangeRate;
  const below = linesBelowCost(
    input.lines.map((line) => ({ ...line, taxPercent: rateOf(line).percent })),
    items,
    { pricesIncludeTax: input.pricesIncludeTax, exchangeRate },
  );
  assertCostConfirmed(below, input.priceBelowCostConfirmed ?? false);
  const { lines, ...columns } = draftColumns(input, { rateOf, exchangeRate });
  return {
    ...columns,
    ...{ status: 'draft', number: null, sentAt: null, paidAt: null, paymentReference: null, pdfState: 'none', pdfFileId: null },
    paid: 0,
    writtenOff: 0,
    lines: lines.map((line, index) => ({ id: index + 1, ...line })),
  };
}

/** Hours are on one living invoice only. */
function assertHoursFree({ rows }: Firm, { lines }: InvoiceInput, id: number | undefined): void {
  const taken = new Set(
    rows['time-entries'].flatMap((entry) => (entry.invoiceId !== null && entry.invoiceId !== id ? [entry.id] : [])),
  );
  const problem = { code: 'invoice.hours_taken' } as const;
  const problems = lines.flatMap(({ timeEntryIds }, index) =>
    timeEntryIds?.some((entry) => taken.has(entry)) ? [[`lines.${index}.timeEntryIds`, problem] as const] : [],
  );
  if (problems.length) throw new DomainError(problem.code, undefined, Object.fromEntries(problems));
}

const missing = (): never => {
  throw new Error('A tax rate is asked for that was not checked');
};
