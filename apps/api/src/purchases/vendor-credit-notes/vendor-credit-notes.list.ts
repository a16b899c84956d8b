import type { VendorCreditNoteDetail, VendorCreditNoteRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, linked, shown, type Column } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { billLineJson, billTaxesJson } from '../bills/bill.columns.ts';
import { receivedJson } from '../bills/received.columns.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';

const n = from(VendorCreditNote, 'n');
const v = to(n, 'vendorId', Vendor, 'v');

/** A picture or PDF. */
const hasPaper = `exists (select 1 from file f where f.subject = 'VendorCreditNote' and f.subject_id = n.id
  and (f.mime_type = 'application/pdf' or f.mime_type like 'image/%'))`;
const bills = `(select coalesce(json_agg(json_build_object('id', b.id, 'number', b.number) order by b.bill_date, b.id), '[]'::json)
  from vendor_credit_note_bill k join bill b on b.id = k.bill_id where k.vendor_credit_note_id = n.id)`;
/** Those that it corrects, and those that its credit paid. */
const ofBills = `(select vendor_credit_note_id, bill_id from vendor_credit_note_bill
  union all select vendor_credit_note_id, bill_id from vendor_credit_application) k`;
const lineOf = (rows: string, id: string): Column =>
  linked('n.id', `vendor_credit_note_line l${rows}`, 'l.vendor_credit_note_id', id);

export const vendorCreditNoteList = listOf<VendorCreditNoteRecord>('vendor-credit-notes', n, {
  columns: columnsOf(n, {
    vendorName: alphabetic(of(v, 'name')),
    bills: shown(bills),
    hasPaper: flag(`(${hasPaper})`),
    ...without('exchangeRateDate', 'exchangeRateSource', 'supplyDate', 'voidReason', 'comment'),
  }),
  hidden: { projectUserIds: lineOf(' join project_member m on m.project_id = l.project_id', 'm.user_id') },
  asked: {
    billId: linked('n.id', ofBills, 'k.vendor_credit_note_id', 'k.bill_id'),
    projectId: lineOf('', 'l.project_id'),
  },
  search: ['number', 'vendorName'],
  sort: ['creditDate', 'DESC'],
});

const lines = `(select coalesce(json_agg(json_build_object(${billLineJson}) order by l.position), '[]'::json)
  from vendor_credit_note_line l left join project p on p.id = l.project_id where l.vendor_credit_note_id = n.id)`;
const taxes = `(select ${billTaxesJson} from vendor_credit_note_tax x where x.vendor_credit_note_id = n.id)`;
const applications = `(select coalesce(json_agg(json_build_object('id', a.id, 'billId', a.bill_id, 'billNumber', b.number,
    'applicationDate', a.application_date, 'amount', a.amount) order by a.application_date, a.id), '[]'::json)
  from vendor_credit_application a join bill b on b.id = a.bill_id where a.vendor_credit_note_id = n.id)`;
const refunds = `(select coalesce(json_agg(json_build_object('id', r.id, 'refundDate', r.refund_date, 'amount', r.amount,
    'method', r.method, 'reference', r.reference) order by r.refund_date, r.id), '[]'::json)
  from vendor_refund r where r.vendor_credit_note_id = n.id)`;
const received = `(select ${receivedJson} from received_vendor_credit r where r.vendor_credit_note_id = n.id)`;

/** One vendor credit note with all its parts, in one query. */
export const vendorCreditNoteDetail = listOf<VendorCreditNoteDetail>('vendor-credit-note', n, {
  ...vendorCreditNoteList,
  columns: {
    ...vendorCreditNoteList.columns,
    exchangeRateDate: of(n, 'exchangeRateDate'),
    exchangeRateSource: of(n, 'exchangeRateSource'),
    supplyDate: of(n, 'supplyDate'),
    voidReason: of(n, 'voidReason'),
    comment: of(n, 'comment'),
    lines: shown(lines),
    taxes: shown(taxes),
    applications: shown(applications),
    refunds: shown(refunds),
    received: shown(received),
  },
});
