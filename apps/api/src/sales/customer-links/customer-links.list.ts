import type { CustomerLinkRecord } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { CreditNote } from '../credit-notes/credit-note.entity.ts';
import { Estimate } from '../estimates/estimate.entity.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { linkColumns } from './link-conditions.ts';
import { isOfCustomer } from './link-documents.ts';
import { RetainerInvoice } from '../retainer-invoices/retainer-invoice.entity.ts';
import { CustomerLink } from './customer-link.entity.ts';

const l = from(CustomerLink, 'l');
const c = to(l, 'customerId', Customer, 'c');
const i = to(l, 'invoiceId', Invoice, 'i');
const e = to(l, 'estimateId', Estimate, 'e');
const r = to(l, 'retainerInvoiceId', RetainerInvoice, 'r');
const n = to(l, 'creditNoteId', CreditNote, 'n');
const u = to(l, 'createdById', User, 'u');

export const customerLinkList = listOf<CustomerLinkRecord>('customer-links', l, {
  columns: columnsOf(l, {
    customerName: alphabetic(of(c, 'name')),
    invoiceNumber: of(i, 'number'),
    estimateNumber: of(e, 'number'),
    retainerInvoiceNumber: of(r, 'number'),
    creditNoteNumber: of(n, 'number'),
    createdByName: of(u, 'displayName'),
    ...without('tokenHash'),
  }),
  hidden: linkColumns,
  asked: { isOfCustomer: flag(`(${isOfCustomer('l')})`) },
  search: ['customerName', 'invoiceNumber', 'estimateNumber', 'retainerInvoiceNumber', 'creditNoteNumber'],
  sort: ['id', 'DESC'],
});
