export * from './invoice.input.ts';
export * from './invoice.status.ts';
export * from './invoice.ts';
export * from './invoice.rules.ts';
export * from './invoice.checks.ts';
export * from './hours-annex.ts';
export * from './invoice.draft.ts';
export * from './invoice.preflight.ts';
