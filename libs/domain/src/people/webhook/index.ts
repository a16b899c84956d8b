export * from './webhook.input.ts';
export * from './webhook.rules.ts';
export * from './webhook.ts';
