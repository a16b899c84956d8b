export * from './domain-error.ts';
export * from './languages.ts';
export * from './machine.ts';
export * from './messages.ts';
export * from './validators.ts';
