export * from './saved-hour.rules.ts';
