export * from './recurring-invoice.checks.ts';
export * from './recurring-invoice.draft.ts';
export * from './recurring-invoice.input.ts';
export * from './recurring-invoice.ts';
