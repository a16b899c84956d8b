export * from './import-dates.ts';
export * from './import-numbers.ts';
export * from './import.input.ts';
export * from './import.ts';
export * from './map-columns.ts';
export * from './read-cells.ts';
export * from './simple-name.ts';
export * from './tell-repeated.ts';
