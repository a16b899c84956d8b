export * from './time-week.input.ts';
export * from './time-week.rules.ts';
export * from './time-week.status.ts';
export * from './time-week.ts';
