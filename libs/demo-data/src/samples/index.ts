export * from './chat.ts';
export * from './content.ts';
export * from './demo-invoices.ts';
export * from './demo-users.ts';
export * from './mail.ts';
