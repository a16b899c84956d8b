export * from './timer.input.ts';
export * from './timer.ts';
