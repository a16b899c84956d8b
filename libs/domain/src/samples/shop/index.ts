export * from './shop.input.ts';
export * from './shop.rules.ts';
export * from './shop.ts';
