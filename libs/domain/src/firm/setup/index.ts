export * from './setup.input.ts';
export * from './setup.rules.ts';
export * from './setup.ts';
