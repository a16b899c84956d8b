import type { ReimbursementRecord } from '@kontor/domain';
import { User } from '../../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of } from '../../../platform/rest/columns-of.ts';
import { shown } from '../../../platform/rest/columns.ts';
import { listOf } from '../../../platform/rest/list.ts';
import { from, to } from '../../../platform/rest/table.ts';
import { Reimbursement } from './reimbursement.entity.ts';

const r = from(Reimbursement, 'r');
const u = to(r, 'userId', User, 'u');

const expenses = `(select coalesce(json_agg(json_build_object('expenseId', e.id, 'expenseDate', e.expense_date, 'vendorName', e.vendor_name,
    'amount', e.base_amount) order by e.expense_date, e.id), '[]'::json) from expense e where e.reimbursement_id = r.id)`;

export const reimbursementList = listOf<ReimbursementRecord>('reimbursements', r, {
  columns: columnsOf(r, { userName: alphabetic(of(u, 'displayName')), expenses: shown(expenses) }),
  search: ['userName', 'reference'],
  sort: ['paymentDate', 'DESC'],
});
