export * from './user-document.input.ts';
export * from './user-document.rules.ts';
export * from './user-document.ts';
