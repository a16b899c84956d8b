export * from './adjustment.input.ts';
export * from './adjustment.rules.ts';
export * from './adjustment.status.ts';
export * from './adjustment.ts';
