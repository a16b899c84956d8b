import type { RecurringBillDetail, RecurringBillRecord } from '@kontor/domain';
import { promisedDate } from '../../documents/schedule/switched-off.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { day, flag, linked, shown, type Column } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { billLineJson, passedOnJson } from '../bills/bill.columns.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { RecurringBill } from './recurring-bill.entity.ts';

const q = from(RecurringBill, 'q');
const v = to(q, 'vendorId', Vendor, 'v');
const u = to(q, 'setUpById', User, 'u');

/** A date failed. Gone as soon as that is mended. */
export const hasProblem = `exists (select 1 from recurring_bill_run r where r.recurring_bill_id = q.id and r.state = 'failed')`;

const lineOf = (id: string, more = ''): Column => linked('q.id', `recurring_bill_line l${more}`, 'l.recurring_bill_id', id);

export const recurringBillList = listOf<RecurringBillRecord>('recurring-bills', q, {
  columns: columnsOf(q, {
    vendorName: alphabetic(of(v, 'name')),
    setUpByName: alphabetic(of(u, 'displayName')),
    nextDate: day(promisedDate('recurring_bill', 'q')),
    hasProblem: flag(hasProblem),
    billable: flag('(exists (select 1 from recurring_bill_line l where l.recurring_bill_id = q.id and l.billable))'),
    ...without('paymentTermsDays', 'paymentReference', 'comment', 'customerNotes', 'terms'),
  }),
  hidden: { projectUserIds: lineOf('m.user_id', ' join project_member m on m.project_id = l.project_id') },
  asked: {
    projectId: lineOf('l.project_id'),
    customerId: lineOf('l.customer_id'),
    categoryId: lineOf('l.category_id'),
    itemId: lineOf('l.item_id'),
  },
  search: ['name', 'vendorName', 'orderNumber'],
  sort: ['nextDate', 'ASC'],
});

const lines = `(select coalesce(json_agg(json_build_object(${billLineJson}, ${passedOnJson}) order by l.position), '[]'::json)
  from recurring_bill_line l left join project p on p.id = l.project_id left join customer c on c.id = l.customer_id
  where l.recurring_bill_id = q.id)`;
const runs = `(select coalesce(json_agg(x order by x.date desc), '[]'::json) from (select r.id, r.run_date as date, r.state,
    r.bill_id as "billId", b.number as "billNumber", b.status as "billStatus", r.problem, r.created_at as "createdAt"
  from recurring_bill_run r left join bill b on b.id = r.bill_id
  where r.recurring_bill_id = q.id order by r.run_date desc limit 100) x)`;
const skipped = `(select coalesce(json_agg(r.run_date order by r.run_date), '[]'::json) from recurring_bill_run r
  where r.recurring_bill_id = q.id and r.state = 'skipped' and r.run_date >= q.next_date)`;

/** One recurring bill with its lines and dates, in one query. */
export const recurringBillDetail = listOf<RecurringBillDetail>('recurring-bill', q, {
  ...recurringBillList,
  columns: {
    ...recurringBillList.columns,
    paymentTermsDays: of(q, 'paymentTermsDays'),
    paymentReference: of(q, 'paymentReference'),
    comment: of(q, 'comment'),
    customerNotes: of(q, 'customerNotes'),
    terms: of(q, 'terms'),
    lines: shown(lines),
    skipped: shown(skipped),
    runs: shown(runs),
  },
});
