export * from './dashboard/index.ts';
