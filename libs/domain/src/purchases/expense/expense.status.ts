import { machine } from '../../platform/machine/machine.ts';
import type { States } from '../../platform/machine/states.ts';

export const expenseStatuses = ['draft', 'submitted', 'approved', 'reimbursed'] as const;
export type ExpenseStatus = (typeof expenseStatuses)[number];
/** It counts from its approval; it is open while the firm owes it to the employee who paid. */
export const expenseStates = {
  counted: ['approved', 'reimbursed'],
  open: ['approved'],
  living: ['draft', 'submitted', 'approved', 'reimbursed'],
} as const satisfies States<ExpenseStatus>;
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
