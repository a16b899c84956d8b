export * from './demo-invoice.ts';
