export * from './write-off.input.ts';
export * from './write-off.rules.ts';
export * from './write-off.ts';
