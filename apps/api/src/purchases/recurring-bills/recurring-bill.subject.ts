import { sql } from 'kysely';
import { runningFor } from '../../documents/schedule/switched-off.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { recurringBillConditions } from './recurring-bill.conditions.ts';
import { RecurringBill } from './recurring-bill.entity.ts';
import { RecurringBillLine } from './recurring-bill-line.entity.ts';
import { RecurringBillRun } from './recurring-bill-run.entity.ts';

export const recurringBillSubject = defineSubject({
  entity: RecurringBill,
  page: 'recurringBills',
  runsFor: runningFor('recurring_bill'),
  parts: [{ entity: RecurringBillLine, key: 'recurringBill' }, { entity: RecurringBillRun }],
  conditions: recurringBillConditions,
  search: {
    group: 'recurringBills',
    place: 43,
    id: 'q.id',
    find: (
      { has },
      allowed,
      limit,
    ) => sql`select q.id, q.name as title, v.name as subtitle, '/recurringBills/' || q.id || '/show' as link
      from recurring_bill q join vendor v on v.id = q.vendor_id where ${has('q.name')} and ${allowed} order by q.id desc limit ${limit}`,
  },
  constraints: {
    recurring_bill_run_once: { code: 'recurring_bill.date_taken' },
    recurring_bill_one_end: { code: 'schedule.one_end', field: 'times' },
    recurring_bill_last_after_first: { code: 'schedule.last_before_first', field: 'lastDate' },
  },
  invariants: [
    {
      about: 'the sum is not what the lines come to',
      sql: `select q.id, 'Recurring bill ' || q.id || ': ' || q.subtotal || ' instead of ' || coalesce(sum(l.net), 0) as what
        from recurring_bill q left join recurring_bill_line l on l.recurring_bill_id = q.id group by q.id having q.subtotal <> coalesce(sum(l.net), 0)`,
    },
    {
      about: 'the next date was already made',
      sql: `select q.id, 'Recurring bill ' || q.id || ' at ' || q.next_date as what
        from recurring_bill q join recurring_bill_run r on r.recurring_bill_id = q.id and r.run_date = q.next_date where r.state <> 'failed'`,
    },
  ],
});
