export * from './account/index.ts';
export * from './api-token/index.ts';
export * from './notification/index.ts';
export * from './role/index.ts';
export * from './service-account/index.ts';
export * from './user-document/index.ts';
export * from './user-rate/index.ts';
export * from './user/index.ts';
