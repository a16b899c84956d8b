export * from './customer.input.ts';
export * from './customer.ts';
