export * from './absence.input.ts';
export * from './absence.rules.ts';
export * from './absence.status.ts';
export * from './absence.ts';
