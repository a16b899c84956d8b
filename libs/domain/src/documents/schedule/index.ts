export * from './schedule.checks.ts';
export * from './schedule.input.ts';
export * from './schedule.period.ts';
export * from './schedule.status.ts';
export * from './schedule.ts';
