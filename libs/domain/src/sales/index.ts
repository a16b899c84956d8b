export * from './credit-note/index.ts';
export * from './customer-link/index.ts';
export * from './estimate/index.ts';
export * from './invoice/index.ts';
export * from './opening-invoice/index.ts';
export * from './payment/index.ts';
export * from './statement/index.ts';
export * from './write-off/index.ts';
