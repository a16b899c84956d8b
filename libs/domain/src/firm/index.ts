export * from './bank-account/index.ts';
export * from './classifier/index.ts';
export * from './mail-template/index.ts';
export * from './number-series/index.ts';
export * from './organisation/index.ts';
export * from './party/index.ts';
export * from './setup/index.ts';
export * from './tax-rate/index.ts';
