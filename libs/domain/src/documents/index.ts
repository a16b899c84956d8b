export * from './document-totals.ts';
export * from './payment-reference.ts';
