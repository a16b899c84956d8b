export * from './milestone.input.ts';
export * from './milestone.ts';
