export * from './file.ts';
