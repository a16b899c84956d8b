export * from './account.input.ts';
export * from './account.ts';
export * from './password.rules.ts';
