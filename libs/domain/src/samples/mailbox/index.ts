export * from './email.input.ts';
export * from './email.letter.ts';
export * from './email.rules.ts';
export * from './email.ts';
