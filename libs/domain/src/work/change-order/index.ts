export * from './change-order.input.ts';
export * from './change-order.ts';
