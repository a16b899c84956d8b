export * from './dates.ts';
export * from './document-totals.ts';
export * from './domain-error.ts';
export * from './languages.ts';
export * from './machine.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './validators.ts';
