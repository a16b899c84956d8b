import { expenseStates, expenseSortFields, type ExpenseRecord } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { projectUserIds } from '../../work/project-members/member-conditions.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { Expense } from './expense.entity.ts';
import { Reimbursement } from './reimbursements/reimbursement.entity.ts';

const e = from(Expense, 'e');
const u = to(e, 'userId', User, 'u');
const p = to(e, 'projectId', Project, 'p');
const c = to(e, 'customerId', Customer, 'c');
const a = to(e, 'approvedById', User, 'a');
const r = to(e, 'reimbursementId', Reimbursement, 'r');

const held = `from invoice_source s join invoice_line n on n.id = s.invoice_line_id join invoice i on i.id = n.invoice_id
  where s.expense_id = e.id and s.held`;
/** A picture or PDF. */
const hasPaper = `exists (select 1 from file f where f.subject = 'Expense' and f.subject_id = e.id
  and (f.mime_type = 'application/pdf' or f.mime_type like 'image/%'))`;
export const toReimburse = `(${isIn('e.status', expenseStates.open)} and e.paid_by = 'employee')`;

export const expenseList = listOf<ExpenseRecord>('expenses', e, {
  columns: columnsOf(e, {
    userName: alphabetic(of(u, 'displayName')),
    vendorName: alphabetic,
    comment: alphabetic,
    departure: alphabetic,
    destination: alphabetic,
    travelRateName: alphabetic,
    projectName: alphabetic(of(p, 'name')),
    customerName: alphabetic(of(c, 'name')),
    approvedByName: alphabetic(of(a, 'displayName')),
    reimbursedDate: of(r, 'paymentDate'),
    hasPaper: flag(`(${hasPaper})`),
    billed: flag(`(exists (select ${held}))`),
    invoices: shown(
      `(select coalesce(json_agg(json_build_object('id', i.id, 'number', i.number, 'isDraft', i.status = 'draft')), '[]'::json) ${held})`,
    ),
    ...without('approvedById'),
  }),
  hidden: projectUserIds('e'),
  asked: { toReimburse: flag(toReimburse) },
  search: ['vendorName', 'comment', 'userName', 'projectName'],
  sort: ['expenseDate', 'DESC'],
  sortFields: expenseSortFields,
});
