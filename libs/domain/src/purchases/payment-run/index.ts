export * from './bank-file.ts';
export * from './bank-text.ts';
export * from './payment-run.input.ts';
export * from './payment-run.rules.ts';
export * from './payment-run.status.ts';
export * from './payment-run.ts';
