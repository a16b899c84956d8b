export * from './timeline.rules.ts';
export * from './timeline.ts';
