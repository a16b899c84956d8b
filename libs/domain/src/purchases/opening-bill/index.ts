export * from './opening-bill.columns.ts';
export * from './opening-bill.input.ts';
export * from './opening-bill.rules.ts';
export * from './opening-bill.ts';
