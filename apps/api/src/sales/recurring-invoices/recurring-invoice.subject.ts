import { sql } from 'kysely';
import { runningFor } from '../../documents/schedule/switched-off.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { memberConditions } from '../../work/project-members/member-conditions.ts';
import { RecurringInvoice } from './recurring-invoice.entity.ts';
import { RecurringInvoiceLine } from './recurring-invoice-line.entity.ts';
import { RecurringInvoiceRun } from './recurring-invoice-run.entity.ts';

export const recurringInvoiceSubject = defineSubject({
  entity: RecurringInvoice,
  page: 'recurringInvoices',
  runsFor: runningFor('recurring_invoice'),
  parts: [{ entity: RecurringInvoiceLine, key: 'recurringInvoice' }, { entity: RecurringInvoiceRun }],
  conditions: memberConditions,
  search: {
    group: 'recurringInvoices',
    place: 33,
    id: 'q.id',
    find: (
      { has },
      allowed,
      limit,
    ) => sql`select q.id, q.name as title, c.name as subtitle, '/recurringInvoices/' || q.id || '/show' as link
      from recurring_invoice q join customer c on c.id = q.customer_id where ${has('q.name')} and ${allowed} order by q.id desc limit ${limit}`,
  },
  constraints: {
    recurring_invoice_run_once: { code: 'recurring_invoice.date_taken' },
    recurring_invoice_one_end: { code: 'schedule.one_end', field: 'times' },
    recurring_invoice_last_after_first: { code: 'schedule.last_before_first', field: 'lastDate' },
  },
  invariants: [
    {
      about: 'the total is not what the lines and charges come to',
      sql: `select q.id, 'Recurring invoice ' || q.id || ': ' || q.subtotal || ' instead of ' || coalesce(sum(l.net), 0) as what
        from recurring_invoice q left join recurring_invoice_line l on l.recurring_invoice_id = q.id group by q.id having q.subtotal <> coalesce(sum(l.net), 0)`,
    },
    {
      about: 'the next date was already made',
      sql: `select q.id, 'Recurring invoice ' || q.id || ' at ' || q.next_date as what
        from recurring_invoice q join recurring_invoice_run r on r.recurring_invoice_id = q.id and r.run_date = q.next_date where r.state <> 'failed'`,
    },
  ],
});
