export * from './purchase.input.ts';
export * from './purchase.ts';
