export * from './vendor.input.ts';
export * from './vendor.rules.ts';
export * from './vendor.ts';
