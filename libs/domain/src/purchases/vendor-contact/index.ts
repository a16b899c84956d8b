export * from './vendor-contact.input.ts';
export * from './vendor-contact.ts';
