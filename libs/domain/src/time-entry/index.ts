export * from './time-entry.input.ts';
export * from './time-entry.ts';
