export * from './credit-note.input.ts';
export * from './credit-note.status.ts';
export * from './credit-note.ts';
export * from './credit-note.lines.ts';
export * from './credit-note.rules.ts';
export * from './credit-note.checks.ts';
export * from './credit-note.preflight.ts';
