export * from './record.ts';
export * from './recording.ts';
