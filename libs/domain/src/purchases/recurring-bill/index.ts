export * from './recurring-bill.draft.ts';
export * from './recurring-bill.input.ts';
export * from './recurring-bill.ts';
