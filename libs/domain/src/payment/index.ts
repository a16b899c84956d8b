export * from './payment.ts';
export * from './payment.rules.ts';
