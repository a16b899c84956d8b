export * from './invoicing-term.rules.ts';
