export * from './e-invoice-delivery.input.ts';
export * from './e-invoice-delivery.rules.ts';
export * from './e-invoice-delivery.ts';
