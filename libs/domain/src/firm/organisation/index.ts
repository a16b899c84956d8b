export * from './organisation.input.ts';
export * from './organisation.ts';
