export * from './late-interest-rate.input.ts';
export * from './late-interest-rate.rules.ts';
export * from './late-interest-rate.ts';
export * from './statutory-rates.ts';
