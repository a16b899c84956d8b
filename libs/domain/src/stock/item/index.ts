export * from './item.input.ts';
export * from './item.rules.ts';
export * from './item-price.ts';
export * from './item.ts';
