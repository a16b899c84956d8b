export * from './agenda.ts';
export * from './agenda.rules.ts';
