export * from './mail.ts';
