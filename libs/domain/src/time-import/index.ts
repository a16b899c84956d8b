export * from './time-import.input.ts';
export * from './time-import.ts';
