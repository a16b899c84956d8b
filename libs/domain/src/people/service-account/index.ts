export * from './service-account.input.ts';
export * from './service-account.ts';
