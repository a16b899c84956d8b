export * from './demo-invoice.input.ts';
export * from './demo-invoice.ts';
