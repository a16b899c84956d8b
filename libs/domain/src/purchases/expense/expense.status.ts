import { machine } from '../../platform/machine/machine.ts';

export const expenseStatuses = ['draft', 'submitted', 'approved', 'reimbursed'] as const;
export type ExpenseStatus = (typeof expenseStatuses)[number];
export type ExpenseVerb = 'submit' | 'withdraw' | 'approve' | 'reject' | 'reimburse' | 'undoReimbursement' | 'delete';

/** The firm pays back only what an employee paid: an expense that the firm paid ends as approved. */
export const expenseMachine = machine<ExpenseStatus, ExpenseVerb>('expense', 'draft', {
  submit: { from: ['draft'], to: 'submitted' },
  withdraw: { from: ['submitted'], to: 'draft' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted', 'approved'], to: 'draft' },
  reimburse: { from: ['approved'], to: 'reimbursed' },
  undoReimbursement: { from: ['reimbursed'], to: 'approved' },
  delete: { from: ['draft'], to: 'draft' },
});

/** What an expense is for: something bought, kilometres in one's own car, or days away. */
export const expenseKinds = ['receipt', 'kilometres', 'perDiem'] as const;
export type ExpenseKind = (typeof expenseKinds)[number];

export const expensePayers = ['employee', 'firm'] as const;
export type ExpensePayer = (typeof expensePayers)[number];
