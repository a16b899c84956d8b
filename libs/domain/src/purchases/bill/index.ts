export * from './bill.input.ts';
export * from './bill.status.ts';
export * from './bill.ts';
export * from './bill.totals.ts';
export * from './bill.rules.ts';
export * from './bill.checks.ts';
export * from './bill.draft.ts';
