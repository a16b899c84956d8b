export * from './mail-problem.ts';
export * from './mail-server.input.ts';
export * from './mail-server.ts';
export * from './mail.input.ts';
export * from './mail.rules.ts';
export * from './mail.ts';
