export * from './backend.ts';
export type { BackendAnswer, BackendRequest } from './frame.ts';
