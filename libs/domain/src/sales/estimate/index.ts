export * from './estimate.input.ts';
export * from './estimate.status.ts';
export * from './estimate.ts';
export * from './estimate.rules.ts';
export * from './estimate.checks.ts';
export * from './estimate.draft.ts';
export * from './estimate.preflight.ts';
