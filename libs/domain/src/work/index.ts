export * from './milestone/index.ts';
export * from './project-member/index.ts';
export * from './project/index.ts';
export * from './task/index.ts';
export * from './time-entry/index.ts';
export * from './time-import/index.ts';
export * from './timeline/index.ts';
export * from './timer/index.ts';
