export * from './bank-account.input.ts';
export * from './bank-account.rules.ts';
export * from './bank-account.ts';
