export * from './time-entry.input.ts';
export * from './time-entry.ts';
export * from './time-entry.rules.ts';
export * from './group-unbilled.ts';
