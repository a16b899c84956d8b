export * from './planned-days.rules.ts';
export * from './work-contract.input.ts';
export * from './work-contract.rules.ts';
export * from './work-contract.ts';
