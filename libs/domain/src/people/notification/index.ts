export * from './notification.input.ts';
export * from './notification.ts';
