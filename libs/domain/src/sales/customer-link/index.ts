export * from './customer-link.input.ts';
export * from './customer-link.rules.ts';
export * from './customer-link.ts';
