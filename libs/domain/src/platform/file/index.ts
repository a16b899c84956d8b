export * from './file.input.ts';
export * from './file.ts';
export * from './file.rules.ts';
