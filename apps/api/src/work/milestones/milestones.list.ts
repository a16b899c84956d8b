import { invoiceStates, type MilestoneRecord } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { isIn } from '../../platform/facts/states.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { text } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { back, from, to } from '../../platform/rest/table.ts';
import { later } from '../../platform/subjects/definition.ts';
import { Project } from '../projects/project.entity.ts';
import { Milestone } from './milestone.entity.ts';

const m = from(Milestone, 'm');
const p = to(m, 'projectId', Project, 'p');
const c = to(p, 'customerId', Customer, 'c');
const s = back(
  m,
  later('invoice_source', { milestoneId: 'whole', invoiceLineId: 'whole', held: 'flag' }),
  'milestoneId',
  's',
  'held',
);
const l = to(s, 'invoiceLineId', later('invoice_line', { invoiceId: 'whole' }), 'l');
const i = to(l, 'invoiceId', later('invoice', { id: 'whole' }), 'i');

/** Derived from the link to an invoice line, never stored; a void invoice has no links. */
const billingState = `(case when i.status = 'draft' then 'reserved' when ${isIn('i.status', invoiceStates.counted)} then 'billed'
  when m.amount is null then 'notBillable' else 'unbilled' end)`;

export const milestoneList = listOf<MilestoneRecord>('milestones', m, {
  columns: columnsOf(m, {
    name: alphabetic,
    billingState: text(billingState, i),
    invoiceId: of(i, 'id'),
    currency: of(c, 'currency'),
  }),
  search: ['name'],
  sort: ['dueDate', 'ASC'],
});
