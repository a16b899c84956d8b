export * from './retainer-invoice.input.ts';
export * from './retainer-invoice.status.ts';
export * from './retainer-invoice.ts';
export * from './retainer-invoice.rules.ts';
export * from './retainer-invoice.checks.ts';
export * from './retainer-invoice.deduction.ts';
export * from './retainer-invoice.draft.ts';
export * from './retainer-invoice.preflight.ts';
