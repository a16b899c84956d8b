export * from './timeline.rules.ts';
export * from './timeline.spans.ts';
export * from './timeline.ts';
