import type { EntityManager } from '@mikro-orm/postgresql';
import {
  assertSchedule,
  assertTextsFit,
  billOfRecurring,
  nextDate,
  nextDateAfterChange,
  recurringBillColumns,
  statusWith,
  type BillDraftLine,
  type RecurringBillInput,
} from '@kontor/domain';
import { firmToday, handledDates } from '../../documents/schedule/schedule.dates.ts';
import { changeParts } from '../../documents/write-parts.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { assertBillSums, basisOfBill } from '../bills/bill.draft.ts';
import { RecurringBill } from './recurring-bill.entity.ts';
import { RecurringBillLine } from './recurring-bill-line.entity.ts';

/** Creates a recurring bill. Its bills are made in the name of the person who creates it. */
export async function createRecurringBill(em: EntityManager, input: RecurringBillInput): Promise<RecurringBill> {
  const { lines, head, today } = await checked(em, input);
  const setUpById = actor().userId;
  if (setUpById === null) throw forbidden();
  const dates = { nextDate: nextDate(input, { from: today }), status: 'active' as const };
  const recurring = await createOne(em, RecurringBill, input, { ...head, ...dates, setUpById });
  changeLines(em, recurring, lines);
  return recurring;
}

/** Replaces one that is loaded with its lines. What it has made stays; the next date follows the new schedule. */
export async function changeRecurringBill(
  em: EntityManager,
  id: number,
  version: number,
  input: RecurringBillInput,
): Promise<void> {
  let parts: BillDraftLine[] = [];
  const columns = async (before: RecurringBill): Promise<object> => {
    const { lines, head, today } = await checked(em, input, before);
    parts = lines;
    const handled = await handledDates(em, 'recurring_bill', id);
    const next = nextDateAfterChange({ ...before, nextDate: before.nextDate ?? null }, input, { today, ...handled });
    return { ...head, nextDate: next, status: statusWith(next, before.status) };
  };
  const recurring = await changeOne(em, RecurringBill, { id, version, input, columns });
  // Raises the version even if only lines changed, because they are part of it.
  recurring.updatedAt = clock.now();
  changeLines(em, recurring, parts);
}

/** Checks the input as a bill on the first day that is still to come, and returns the columns and lines. */
async function checked(em: EntityManager, input: RecurringBillInput, before?: RecurringBill) {
  const { today } = await firmToday(em);
  assertSchedule(input, today, before);
  assertTextsFit(input);
  const date = input.firstDate > today ? input.firstDate : today;
  const bill = { ...billOfRecurring(input, { date, today: date, termsDays: null }), taxConfirmed: input.taxConfirmed };
  const basis = await basisOfBill(em, bill, 'firstDate');
  const { lines, ...head } = recurringBillColumns(input, bill, basis);
  assertBillSums(bill, { ...head, lines });
  return { lines, head, today };
}

/** Each bill that is made has a period of its own. */
const changeLines = (em: EntityManager, recurringBill: RecurringBill, lines: BillDraftLine[]): void =>
  changeParts(recurringBill.lines, lines, ({ serviceFrom: _, serviceTo: __, ...columns }, known) => {
    if (known) em.assign(known, columns);
    else em.create(RecurringBillLine, { ...columns, recurringBill });
  });
