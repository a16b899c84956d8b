/** The files of docs/user/<language>, in reading order. */
export const helpPages = [
  'first-steps',
  'account',
  'customers',
  'items',
  'projects-and-time',
  'estimates',
  'retainer-invoices',
  'invoices-and-payments',
  'vendors',
  'bills',
  'users-and-roles',
  'settings',
  'outbox-and-mail',
  'error-log',
  'samples',
  'shortcuts',
] as const;
