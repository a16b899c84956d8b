export * from './content.ts';
export * from './demo-invoices.ts';
export * from './demo-users.ts';
