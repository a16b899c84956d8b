export * from './fixed-price.rules.ts';
export * from './project.input.ts';
export * from './project.status.ts';
export * from './project.ts';
