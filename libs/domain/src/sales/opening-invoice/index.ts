export * from './opening-invoice.columns.ts';
export * from './opening-invoice.input.ts';
export * from './opening-invoice.rules.ts';
export * from './opening-invoice.ts';
