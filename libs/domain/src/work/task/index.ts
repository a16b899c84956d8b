export * from './task-dependency.input.ts';
export * from './task-dependency.ts';
export * from './task.input.ts';
export * from './task.rules.ts';
export * from './task.ts';
