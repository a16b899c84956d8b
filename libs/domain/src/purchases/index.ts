export * from './vendor/index.ts';
