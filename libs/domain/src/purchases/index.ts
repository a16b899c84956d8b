export * from './bill/index.ts';
export * from './payment-run/index.ts';
export * from './vendor/index.ts';
export * from './vendor-contact/index.ts';
export * from './vendor-payment/index.ts';
export * from './received/index.ts';
export * from './expense/index.ts';
export * from './reimbursement/index.ts';
