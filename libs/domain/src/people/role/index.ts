export * from './role.input.ts';
export * from './role.ts';
