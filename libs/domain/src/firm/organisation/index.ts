export * from './organisation.input.ts';
export * from './organisation.rules.ts';
export * from './organisation.ts';
export * from './reminder-days.ts';
