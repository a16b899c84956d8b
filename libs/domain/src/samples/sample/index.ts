export * from './query.ts';
export * from './sent-id.input.ts';
