export * from './task.input.ts';
export * from './task.ts';
