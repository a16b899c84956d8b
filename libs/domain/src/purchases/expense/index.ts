export * from './expense.ts';
export * from './expense.status.ts';
export * from './expense.input.ts';
export * from './expense.amounts.ts';
export * from './expense-cost.ts';
export * from './expense.rules.ts';
export * from './expense.trip.ts';
export * from './expense.columns.ts';
