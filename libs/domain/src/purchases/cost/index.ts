export * from './cost.rules.ts';
