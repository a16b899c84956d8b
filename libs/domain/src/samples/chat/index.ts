export * from './chat.input.ts';
export * from './chat.rules.ts';
export * from './chat.ts';
