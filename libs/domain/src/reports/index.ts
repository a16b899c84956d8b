export * from './agenda/index.ts';
export * from './dashboard/index.ts';
