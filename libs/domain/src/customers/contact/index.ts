export * from './contact.input.ts';
export * from './contact.rules.ts';
export * from './contact.ts';
