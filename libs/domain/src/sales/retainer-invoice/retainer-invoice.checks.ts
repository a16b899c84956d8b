import type { DocumentLineInput } from '../../documents/lines/line.input.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { compare } from '../../platform/values/money.ts';
import type { Code } from '../../messages.ts';
import { isAvailable } from './retainer-invoice.rules.ts';

/**
 * Refuses items and sources: an advance sells nothing yet, and only invoices bill hours. Throws DomainError `retainer_invoice.no_items` and
 * `retainer_invoice.no_sources` at each such line.
 */
export function assertOnlyTexts(lines: readonly Pick<DocumentLineInput, 'kind' | 'itemId' | 'sources'>[]): void {
  const errors: Record<string, { code: Code }> = {};
  for (const [index, { kind, itemId, sources }] of lines.entries()) {
    const field = `lines.${index}.description`;
    if (sources?.length) errors[field] = { code: 'retainer_invoice.no_sources' };
    else if (itemId || kind === 'item') errors[field] = { code: 'retainer_invoice.no_items' };
  }
  const [first] = Object.values(errors);
  if (first) throw new DomainError(first.code, undefined, errors);
}

/** Requires an amount to ask for. Throws DomainError `document.total_incorrect`. */
export function assertAsksForMoney({ total }: { total: number }): void {
  if (compare(total, 0) <= 0) throw new DomainError('document.total_incorrect');
}

type Money = { paid: number; applied: number; refunded: number };

/** Money that invoices use or that was paid back cannot be undone. Throws DomainError `retainer_invoice.money_used`. */
export function assertUnused(retainer: Money, amount: number): void {
  if (!isAvailable(retainer, amount)) throw new DomainError('retainer_invoice.money_used');
}

/** Voids only what was never paid. Throws DomainError `retainer_invoice.has_payments`. */
export function assertNeverPaid({ paid }: { paid: number }): void {
  if (paid !== 0) throw new DomainError('retainer_invoice.has_payments');
}
