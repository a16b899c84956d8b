export * from './register-answer.changes.ts';
export * from './register-answer.input.ts';
export * from './register-answer.rules.ts';
export * from './register-answer.ts';
