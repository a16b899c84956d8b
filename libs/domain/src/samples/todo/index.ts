export * from './todo.input.ts';
export * from './todo.rules.ts';
export * from './todo.ts';
