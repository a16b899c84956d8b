export * from './account.input.ts';
export * from './account.ts';
export * from './device.ts';
export * from './password.rules.ts';
