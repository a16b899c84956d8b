export * from './document-text.input.ts';
export * from './document-text.rules.ts';
export * from './document-text.ts';
