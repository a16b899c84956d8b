import type { AbilityRule } from '@kontor/domain';

export type DefaultRole = { key: string; name: string; rules: AbilityRule[] };

const own = { userId: '${userId}' };
const money = [
  'billingRate',
  'costRate',
  'currency',
  'amount',
  'hourlyRate',
  'budgetAmount',
  'receivable',
  'overdue',
  'unusedCredit',
  'sellingPrice',
  'purchasePrice',
  'discountPercent',
];

/** The built-in roles. They can be copied, not changed or deleted. */
export const defaultRoles: readonly DefaultRole[] = [
  { key: 'admin', name: 'Admin', rules: [{ action: 'manage', subject: 'all' }] },
  {
    key: 'accountant',
    name: 'Accountant',
    rules: [
      {
        action: 'read',
        subject: [
          'Auth',
          'ACL',
          'Organisation',
          'TaxRate',
          'BankAccount',
          'NumberSeries',
          'Classifier',
          'User',
          'Audit',
          'Dashboard',
        ],
      },
      { action: ['create', 'update', 'delete'], subject: ['TaxRate', 'BankAccount', 'Classifier'] },
      { action: 'manage', subject: ['Customer', 'Contact', 'Item', 'Invoice', 'Payment', 'File', 'Notification'] },
      { action: ['read', 'export'], subject: ['Project', 'ProjectMember', 'Task', 'TimeEntry'] },
      { action: ['create', 'update', 'delete'], subject: 'TimeEntry', conditions: own },
      { action: 'update', subject: 'User', conditions: { id: '${userId}' }, fields: ['language', 'displayName', 'avatar'] },
    ],
  },
  {
    key: 'employee',
    name: 'Employee',
    rules: [
      { action: 'read', subject: ['Auth', 'ACL', 'Classifier', 'Customer', 'Contact', 'Project', 'Task', 'Dashboard'] },
      { action: 'read', subject: 'User', fields: ['id', 'version', 'username', 'fullName', 'displayName', 'avatar', 'active'] },
      { action: 'read', subject: ['ProjectMember', 'Notification'], conditions: own },
      { action: ['read', 'create', 'update', 'delete', 'export', 'import'], subject: 'TimeEntry', conditions: own },
      { action: 'update', subject: 'Notification', conditions: own },
      { action: ['read', 'create'], subject: 'File', conditions: { subject: 'Project' } },
      {
        action: ['read', 'create', 'update'],
        subject: ['TimeEntry', 'Project', 'ProjectMember', 'Task', 'Customer'],
        fields: money,
        inverted: true,
      },
    ],
  },
  { key: 'client', name: 'Client', rules: [{ action: 'read', subject: ['ACL', 'Auth'] }] },
];

/** What somebody who has not logged in may do. */
export const visitorRules: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];
