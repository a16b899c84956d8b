export * from './item/index.ts';
