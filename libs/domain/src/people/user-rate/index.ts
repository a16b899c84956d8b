export * from './user-rate.input.ts';
export * from './user-rate.rules.ts';
export * from './user-rate.ts';
