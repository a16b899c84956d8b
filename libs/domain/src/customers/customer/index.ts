export * from './customer.input.ts';
export * from './customer.ts';
export * from './invoice-channel.ts';
