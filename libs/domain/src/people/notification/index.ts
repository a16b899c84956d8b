export * from './notification.input.ts';
export * from './notification.rules.ts';
export * from './notification.ts';
