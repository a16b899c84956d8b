export * from './letter.ts';
export * from './letter.words.ts';
export * from './mail-template.input.ts';
export * from './mail-template.ts';
