export * from './contact.input.ts';
export * from './contact.ts';
