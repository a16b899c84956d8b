export * from './work-limits.rules.ts';
export * from './working-time.rules.ts';
export * from './working-time.ts';
