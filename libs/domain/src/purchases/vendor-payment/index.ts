export * from './vendor-payment.ts';
export * from './vendor-payment.input.ts';
export * from './vendor-payment.rules.ts';
