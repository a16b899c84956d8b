export * from './example.input.ts';
