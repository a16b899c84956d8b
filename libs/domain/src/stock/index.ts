export * from './item/index.ts';
export * from './item-import/index.ts';
