export * from './reminder.input.ts';
export * from './reminder.rules.ts';
export * from './reminder.ts';
