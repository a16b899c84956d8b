import { billStates, billSortFields, type BillDetail, type BillRecord } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, linked, number, shown, type Column } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { billLineJson, billTaxesJson, passedOnJson } from './bill.columns.ts';
import { Bill } from './bill.entity.ts';
import { receivedJson } from './received.columns.ts';

const b = from(Bill, 'b');
const v = to(b, 'vendorId', Vendor, 'v');
const u = to(b, 'approvedById', User, 'u');

const today = '(now() at time zone (select time_zone from organisation))::date';
/** Served by the index on the due dates of payable bills. */
export const overdueBill = `(${isIn('b.status', billStates.open)} and b.due_date < ${today})`;
export const payableBill = `(${isIn('b.status', billStates.open)})`;
/** A picture or PDF. */
const hasPaper = `exists (select 1 from file f where f.subject = 'Bill' and f.subject_id = b.id
  and (f.mime_type = 'application/pdf' or f.mime_type like 'image/%'))`;
/** A bill that was imported as owed has its paper elsewhere. */
export const paperless = `(${isIn('b.status', billStates.living)} and not b.opening and not ${hasPaper})`;
export const toApprove = `(b.status = 'draft' and b.approved_at is null and (select bill_approval from organisation))`;

const held = 'exists (select 1 from invoice_source s where s.bill_line_id = l.id and s.held)';
const billable = 'select 1 from bill_line l where l.bill_id = b.id and l.billable';
const billableNet = `(select coalesce(sum(l.base), 0) from bill_line l where l.bill_id = b.id and l.billable`;
const holding = `from bill_line l join invoice_source s on s.bill_line_id = l.id and s.held
  join invoice_line n on n.id = s.invoice_line_id join invoice i on i.id = n.invoice_id where l.bill_id = b.id`;
const ofLines = (column: string): Column => linked('b.id', 'bill_line l', 'l.bill_id', `l.${column}`);
/** As `billConditions` say. */
const projectUserIds = linked(
  'b.id',
  'bill_line l join project_member m on m.project_id = l.project_id',
  'l.bill_id',
  'm.user_id',
);

export const billList = listOf<BillRecord>('bills', b, {
  columns: columnsOf(b, {
    vendorName: alphabetic(of(v, 'name')),
    approvedByName: alphabetic(of(u, 'displayName')),
    billable: flag(`(exists (${billable}))`),
    billed: flag(`(exists (${billable}) and not exists (${billable} and not ${held}))`),
    billableNet: number(`${billableNet})`),
    billedNet: number(`${billableNet} and ${held})`),
    billHasInvoice: flag(`(exists (select ${holding}))`),
    invoices: shown(
      `(select coalesce(json_agg(distinct jsonb_build_object('id', i.id, 'number', i.number, 'isDraft', i.status = 'draft')), '[]'::json) ${holding})`,
    ),
    hasPaper: flag(`(${hasPaper})`),
    ...without('approvedById', 'exchangeRateDate', 'exchangeRateSource', 'supplyDate', 'voidReason'),
    ...without('comment', 'customerNotes', 'terms', 'paymentReference'),
  }),
  hidden: { projectUserIds },
  asked: {
    overdue: flag(overdueBill),
    payable: flag(payableBill),
    toApprove: flag(toApprove),
    withoutPaper: flag(paperless),
    projectId: ofLines('project_id'),
    customerId: ofLines('customer_id'),
    categoryId: ofLines('category_id'),
    itemId: ofLines('item_id'),
  },
  search: ['number', 'vendorName', 'referenceNumber', 'orderNumber'],
  sort: ['billDate', 'DESC'],
  sortFields: billSortFields,
});

const lines = `(select coalesce(json_agg(json_build_object(
    ${billLineJson}, 'serviceFrom', l.service_from, 'serviceTo', l.service_to,
    ${passedOnJson}, 'billed', i.id is not null, 'invoiceId', i.id, 'invoiceNumber', i.number
  ) order by l.position), '[]'::json) from bill_line l
  left join project p on p.id = l.project_id left join customer c on c.id = l.customer_id
  left join invoice_source s on s.bill_line_id = l.id and s.held
  left join invoice_line n on n.id = s.invoice_line_id left join invoice i on i.id = n.invoice_id
  where l.bill_id = b.id)`;
const taxes = `(select ${billTaxesJson} from bill_tax x where x.bill_id = b.id)`;
const received = `(select ${receivedJson} from received_e_invoice r where r.bill_id = b.id)`;

const madeBy = '(select r.recurring_bill_id from recurring_bill_run r where r.bill_id = b.id)';

/** One bill with all its parts, in one query. */
export const billDetail = listOf<BillDetail>('bill', b, {
  ...billList,
  columns: {
    ...billList.columns,
    exchangeRateDate: of(b, 'exchangeRateDate'),
    exchangeRateSource: of(b, 'exchangeRateSource'),
    supplyDate: of(b, 'supplyDate'),
    paymentReference: of(b, 'paymentReference'),
    voidReason: of(b, 'voidReason'),
    comment: of(b, 'comment'),
    customerNotes: of(b, 'customerNotes'),
    terms: of(b, 'terms'),
    recurringBillId: shown(madeBy),
    lines: shown(lines),
    taxes: shown(taxes),
    received: shown(received),
  },
});
