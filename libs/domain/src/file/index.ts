export * from './file.input.ts';
export * from './file.ts';
