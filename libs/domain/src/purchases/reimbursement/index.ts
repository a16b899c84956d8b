export * from './reimbursement.ts';
export * from './reimbursement.input.ts';
export * from './reimbursement.rules.ts';
