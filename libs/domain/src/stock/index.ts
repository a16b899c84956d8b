export * from './adjustment/index.ts';
export * from './count/index.ts';
export * from './item/index.ts';
export * from './item-import/index.ts';
export * from './move/index.ts';
export * from './opening-stock/index.ts';
