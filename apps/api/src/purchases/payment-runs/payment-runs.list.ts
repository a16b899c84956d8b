import type { PaymentRunDetail, PaymentRunRecord } from '@kontor/domain';
import { BankAccount } from '../../firm/bank-accounts/bank-account.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { accountUnconfirmed } from '../vendors/vendors.list.ts';
import { PaymentRun } from './payment-run.entity.ts';

const r = from(PaymentRun, 'r');
const a = to(r, 'bankAccountId', BankAccount, 'a');
const u = to(r, 'exportedById', User, 'u');

export const paymentRunList = listOf<PaymentRunRecord>('payment-runs', r, {
  columns: columnsOf(r, {
    bankName: alphabetic(of(a, 'bankName')),
    exportedByName: alphabetic(of(u, 'displayName')),
    lineCount: shown('(select count(*)::int from payment_run_line l where l.payment_run_id = r.id)'),
    ...without('exportedById', 'file'),
  }),
  search: ['note', 'bankName'],
  sort: ['paymentDate', 'DESC'],
});

/** The account that the e-invoice of the bill `b` names. */
export const saidAccount = `(select e.said ->> 'account' from received_e_invoice e where e.bill_id = b.id)`;

const lines = `(select coalesce(json_agg(json_build_object('billId', b.id, 'billNumber', b.number, 'reference', b.payment_reference,
    'vendorId', v.id, 'vendorName', v.name, 'dueDate', b.due_date, 'balance', b.balance, 'amount', l.amount,
    'account', coalesce(l.account, v.account), 'accountUnconfirmed', ${accountUnconfirmed('v')}, 'saidAccount', ${saidAccount}, 'vendorPaymentId', l.vendor_payment_id)
    order by l.position), '[]'::json)
  from payment_run_line l join bill b on b.id = l.bill_id join vendor v on v.id = b.vendor_id where l.payment_run_id = r.id)`;

/** One payment run with its lines. */
export const paymentRunDetail = listOf<PaymentRunDetail>('payment-run', r, {
  ...paymentRunList,
  columns: { ...paymentRunList.columns, lines: shown(lines) },
});
