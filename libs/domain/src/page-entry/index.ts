export * from './page-entry.ts';
