export * from './copy-week.input.ts';
export * from './time-entry.input.ts';
export * from './time-entry.ts';
export * from './time-entry.rules.ts';
export * from './group-unbilled.ts';
export * from './logging.rules.ts';
export * from './reprice.input.ts';
export * from './reprice.rules.ts';
