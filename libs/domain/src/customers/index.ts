export * from './contact/index.ts';
export * from './customer/index.ts';
