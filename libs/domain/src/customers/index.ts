export * from './contact/index.ts';
export * from './customer/index.ts';
export * from './customer-import/index.ts';
export * from './register-answer/index.ts';
