export * from './alike.rules.ts';
export * from './contact-person.input.ts';
export * from './contact-person.ts';
export * from './electronic-address.ts';
export * from './merge.rules.ts';
export * from './merge.ts';
export * from './party.rules.ts';
export * from './party.ts';
