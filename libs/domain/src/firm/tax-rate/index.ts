export * from './country-rates.ts';
export * from './tax-rate.input.ts';
export * from './tax-rate.ts';
export * from './tax-rate.rules.ts';
export * from './tax-words.ts';
