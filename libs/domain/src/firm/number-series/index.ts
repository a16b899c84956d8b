export * from './number-series.input.ts';
export * from './number-series.ts';
export * from './number-series.rules.ts';
export * from './completeness.ts';
export * from './reuse.rules.ts';
