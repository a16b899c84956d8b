export * from './dated-rate.input.ts';
export * from './dated-rate.rules.ts';
export * from './dated-rate.ts';
