export * from './backend.ts';
export type { BackendAnswer, BackendRequest, BackendRole } from './frame.ts';
