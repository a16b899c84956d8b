export * from './travel-rate.ts';
export * from './travel-rate.input.ts';
export * from './travel-rate.rules.ts';
export * from './official-rates.ts';
