import type { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertCharges,
  assertCostConfirmed,
  assertRepeatable,
  assertSchedule,
  assertTextsFit,
  assertSendsOwnCurrency,
  DomainError,
  linesBelowCost,
  nextDate,
  nextDateAfterChange,
  recurringColumns,
  statusWith,
  type DraftLine,
  type RecurringInvoiceInput,
} from '@kontor/domain';
import { basisOf, type DraftBasis } from '../../documents/basis.ts';
import { changeParts, unlessSame } from '../../documents/write-parts.ts';
import { firmToday, handledDates } from '../../documents/schedule/schedule.dates.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { RecurringInvoice } from './recurring-invoice.entity.ts';
import { RecurringInvoiceLine } from './recurring-invoice-line.entity.ts';

/** Creates a recurring invoice. Its invoices are made in the name of the person who creates it. */
export async function createRecurring(em: EntityManager, input: RecurringInvoiceInput): Promise<RecurringInvoice> {
  const { lines, head, today } = await checked(em, input);
  const setUpById = actor().userId;
  if (setUpById === null) throw forbidden();
  const dates = { nextDate: nextDate(input, { from: today }), status: 'active' as const };
  const recurring = await createOne(em, RecurringInvoice, input, { ...head, ...dates, setUpById });
  changeLines(em, recurring, lines);
  return recurring;
}

/** Replaces one that is loaded with its lines. What it has made stays; the next date follows the new schedule. */
export async function changeRecurring(
  em: EntityManager,
  id: number,
  version: number,
  input: RecurringInvoiceInput,
): Promise<void> {
  let parts: DraftLine[] = [];
  const columns = async (before: RecurringInvoice): Promise<object> => {
    const { lines, head, today } = await checked(em, input, before);
    parts = lines;
    const handled = await handledDates(em, 'recurring_invoice', id);
    const dated = { ...before, nextDate: before.nextDate ?? null };
    const next = nextDateAfterChange(dated, input, { today, ...handled });
    return { ...head, nextDate: next, status: statusWith(next, before.status) };
  };
  const recurring = await changeOne(em, RecurringInvoice, { id, version, input, columns });
  // Raises the version even if only lines changed, because they are part of it.
  recurring.updatedAt = clock.now();
  changeLines(em, recurring, parts);
}

/** Checks the input against every rule that can be asked before its day, and returns the columns and lines. */
async function checked(em: EntityManager, input: RecurringInvoiceInput, before?: RecurringInvoice) {
  const { today, baseCurrency } = await firmToday(em);
  assertSchedule(input, today, before);
  assertTextsFit(input);
  assertRepeatable(input);
  assertCharges(input.charges ?? []);
  assertSendsOwnCurrency(input, baseCurrency);
  // The tax rates are asked for on the first day that is still to come.
  const firstDate = input.firstDate > today ? input.firstDate : today;
  const basis = await basisOf(em, { ...input, firstDate }, 'firstDate', null, before);
  assertCostConfirmed(belowCost(input, basis), input.priceBelowCostConfirmed ?? false);
  const { lines, ...head } = recurringColumns(input, basis);
  if (head.total < 0) throw new DomainError('document.total_incorrect');
  return { lines, head: { ...head, charges: unlessSame(before?.charges, head.charges) }, today };
}

/** Skips people who do not see purchase prices: the question would let them find out by trying. */
function belowCost({ lines, pricesIncludeTax }: RecurringInvoiceInput, { rateOf, items, ...exchange }: DraftBasis) {
  if (!allows(actor().ability, 'read', 'Item', undefined, 'purchasePrice')) return [];
  const taxed = lines.map((line) => ({ ...line, taxPercent: rateOf(line).percent }));
  return linesBelowCost(taxed, items, { pricesIncludeTax, ...exchange });
}

const changeLines = (em: EntityManager, recurringInvoice: RecurringInvoice, lines: DraftLine[]): void =>
  changeParts(recurringInvoice.lines, lines, ({ sources: _, ...columns }, known) => {
    if (known) em.assign(known, columns);
    else em.create(RecurringInvoiceLine, { ...columns, recurringInvoice });
  });
