export * from './query.ts';
