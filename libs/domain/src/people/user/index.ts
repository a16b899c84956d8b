export * from './session-user.ts';
export * from './sign-in.input.ts';
export * from './user.input.ts';
export * from './user.rules.ts';
export * from './user.ts';
