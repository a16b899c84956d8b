export * from './demo-user.input.ts';
export * from './demo-user.ts';
