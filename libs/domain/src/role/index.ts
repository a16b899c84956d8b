export * from './role.ts';
