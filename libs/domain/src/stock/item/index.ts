export * from './item.input.ts';
export * from './item.ts';
