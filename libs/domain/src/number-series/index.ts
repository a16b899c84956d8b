export * from './number-series.input.ts';
export * from './number-series.ts';
