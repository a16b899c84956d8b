export * from './opening-stock.columns.ts';
export * from './opening-stock.rules.ts';
export * from './opening-stock.ts';
