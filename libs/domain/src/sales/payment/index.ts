export * from './payment.ts';
export * from './payment.input.ts';
export * from './payment.allocations.ts';
export * from './payment.rules.ts';
