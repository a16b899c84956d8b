export * from './access-point.input.ts';
export * from './access-point.rules.ts';
export * from './access-point.ts';
