export * from './goods.rules.ts';
export * from './move.chain.ts';
export * from './move.input.ts';
export * from './move.rules.ts';
export * from './move.ts';
