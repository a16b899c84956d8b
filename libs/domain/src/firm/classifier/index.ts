export * from './classifier.input.ts';
export * from './classifier.ts';
