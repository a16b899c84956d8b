export * from './late-interest.rules.ts';
export * from './late-interest.ts';
