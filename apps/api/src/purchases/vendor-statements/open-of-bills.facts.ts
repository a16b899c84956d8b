import type { Kysely } from 'kysely';
import type { StatementOpen } from '@kontor/domain';
import type { Facts, MoneyFact, Reach } from '../../platform/facts/fact.ts';
import { sums } from '../../platform/facts/sums.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { Bill } from '../bills/bill.entity.ts';
import { billDue } from '../bills/bill.facts.ts';
import { creditOnBills } from '../vendor-credit-notes/vendor-credit-note.facts.ts';
import { paidOfBills } from '../vendor-payments/vendor-payment.facts.ts';

/** By bill, what is open of it. */
export const openOfBills = (db: Kysely<unknown>, reach?: Reach): Facts<MoneyFact>[] =>
  [billDue, paidOfBills, creditOnBills].map((facts) => facts(db, reach));

/** What was open of each bill of a vendor on a day: paid or credited since, it was open then. */
export function openOn(db: Kysely<unknown>, vendor_id: number, day: string): Promise<StatementOpen[]> {
  const open = sums(db, openOfBills(db, 'readable'), ['net'], { to: day, where: { vendor_id } }, ['id']);
  return typed<{ bill: Bill }>(db)
    .selectFrom('bill as b')
    .innerJoin(open.as('o'), 'o.id', 'b.id')
    .select(['b.currency', 'b.due_date as dueDate', 'o.net as open'])
    .where('o.net', '<>', 0)
    .execute();
}
