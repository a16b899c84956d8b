import type { AbilityRule } from '@kontor/domain';

export const builtInRoles = ['admin', 'accountant', 'projectManager', 'employee', 'storekeeper', 'auditor', 'client'] as const;
export type BuiltInRole = (typeof builtInRoles)[number];
type DefaultRole = { key: BuiltInRole; name: string; rules: AbilityRule[] };

const own = { userId: '${userId}' };
/** A project is led by the people of the role who are its members. */
const leads = { projectUserIds: '${userId}' };
const reading = ['read', 'create', 'update'];
/** Pages and choice lists that every logged-in person may read. */
const everybody: AbilityRule = { action: 'read', subject: ['Auth', 'ACL', 'Classifier', 'Dashboard', 'TravelRate'] };
const ownNotifications: AbilityRule = { action: ['read', 'update'], subject: 'Notification', conditions: own };
const ownHours: AbilityRule = {
  action: ['read', 'create', 'update', 'delete', 'export', 'import'],
  subject: 'TimeEntry',
  conditions: own,
};
const manages = { managerIds: '${userId}' };
/** The hours of the people whom one manages, which are read before their week is approved. */
const managedHours: AbilityRule = { action: ['read', 'export'], subject: 'TimeEntry', conditions: manages };
/** One's own weeks, and those of the people whom one manages. */
const ownWeeks: AbilityRule[] = [
  { action: ['read', 'submit'], subject: 'TimeWeek', conditions: own },
  { action: ['read', 'approve'], subject: 'TimeWeek', conditions: manages },
];
/** One's own contracts and absences, and those of the people whom one manages. Illness is nobody else's business. */
const ownAbsences: AbilityRule[] = [
  { action: ['read', 'create', 'export', 'cancel'], subject: 'Absence', conditions: own },
  { action: ['read', 'export', 'approve', 'cancel'], subject: 'Absence', conditions: manages },
  { action: 'read', subject: 'WorkContract', conditions: own },
  { action: 'read', subject: 'WorkContract', conditions: manages },
];
/** What a person spent for the firm, with its receipts, and what they got back. */
const ownExpenses: AbilityRule[] = [
  { action: ['read', 'create', 'update', 'delete', 'export', 'submit'], subject: 'Expense', conditions: own },
  { action: ['read', 'export'], subject: 'Reimbursement', conditions: own },
];
/** Clothing and tools that were issued to a person. */
const issuedGoods: AbilityRule = { action: ['read', 'export'], subject: 'StockMove', conditions: { holderId: '${userId}' } };
const receipts: AbilityRule = { action: ['read', 'create', 'delete'], subject: 'File', conditions: { subject: 'Expense' } };
/** Reading colleagues by name, without their rates, private data and account. */
const colleagues: AbilityRule[] = [
  { action: 'read', subject: 'User' },
  { action: reading, subject: 'User', fields: ['@money', '@personal', '@account'], inverted: true },
];
const without = (subject: string[]): AbilityRule => ({ action: reading, subject, fields: ['@money'], inverted: true });

/** Mail to addresses outside the organisation. Writing to colleagues needs no right. */
const writesOutside: AbilityRule = { action: 'send', subject: 'Mail' };

/** The built-in roles. They can be copied, not changed or deleted. */
export const defaultRoles: readonly DefaultRole[] = [
  { key: 'admin', name: 'Admin', rules: [{ action: 'manage', subject: 'all' }] },
  {
    key: 'accountant',
    name: 'Accountant',
    rules: [
      everybody,
      {
        action: 'read',
        subject: [
          'Organisation',
          'TaxRate',
          'EmployerCharge',
          'BankAccount',
          'NumberSeries',
          'User',
          'UserRate',
          'WorkContract',
          'Audit',
        ],
      },
      {
        action: ['create', 'update', 'delete'],
        subject: ['TaxRate', 'TravelRate', 'EmployerCharge', 'BankAccount', 'Classifier'],
      },
      {
        action: 'manage',
        subject: [
          'Customer',
          'Contact',
          'Item',
          'Vendor',
          'VendorContact',
          'Bill',
          'RecurringBill',
          'VendorPayment',
          'VendorCreditNote',
          'PaymentRun',
          'Expense',
          'Reimbursement',
          'Estimate',
          'Invoice',
          'RecurringInvoice',
          'CreditNote',
          'RetainerInvoice',
          'Payment',
          'CustomerLink',
          'File',
        ],
      },
      { action: ['read', 'export'], subject: ['StockMove', 'InventoryAdjustment', 'StockCount'] },
      // Backdating is a responsibility: only an Admin has the right, or a custom role.
      { action: 'backdate', subject: 'Invoice', inverted: true },
      // An advance for one project does not pay another: only an Admin has the right, or a custom role.
      { action: 'applyElsewhere', subject: 'RetainerInvoice', inverted: true },
      writesOutside,
      ownNotifications,
      { action: ['read', 'export'], subject: ['Project', 'ProjectMember', 'Task', 'Milestone', 'ChangeOrder', 'TimeEntry'] },
      { action: ['create', 'update', 'delete'], subject: 'TimeEntry', conditions: own },
      { action: 'read', subject: 'TimeWeek' },
      // Wages depend on them.
      { action: ['read', 'export'], subject: 'Absence' },
      ...ownWeeks,
      ...ownAbsences,
    ],
  },
  {
    key: 'projectManager',
    name: 'Project manager',
    rules: [
      everybody,
      { action: 'manage', subject: ['Project', 'Task', 'Milestone', 'ChangeOrder'] },
      { action: 'read', subject: 'ProjectMember' },
      // Membership is what `leads` rests on, so members are chosen by those who lead the project already.
      { action: ['create', 'update', 'delete'], subject: 'ProjectMember', conditions: leads },
      writesOutside,
      {
        action: ['read', 'export'],
        subject: ['Customer', 'Contact', 'Item', 'TimeEntry'],
      },
      // What a customer owes in all tells of the projects of others.
      {
        action: reading,
        subject: 'Customer',
        fields: ['receivable', 'overdue', 'unusedCredit', 'otherBalances'],
        inverted: true,
      },
      {
        action: ['read', 'export'],
        subject: ['Invoice', 'CreditNote', 'RetainerInvoice', 'RecurringInvoice', 'Bill', 'RecurringBill', 'VendorCreditNote'],
        conditions: leads,
      },
      {
        action: ['read', 'create', 'update', 'export', 'send', 'accept', 'decline', 'revise'],
        subject: 'Estimate',
        conditions: leads,
      },
      // An estimate names its tax rates and the firm, and has a rate to the currency of its books.
      { action: 'read', subject: ['TaxRate', 'Organisation'] },
      without(['Organisation']),
      { action: ['read', 'create', 'delete'], subject: 'CustomerLink', conditions: leads },
      { action: ['read', 'create', 'delete'], subject: 'File' },
      { action: ['read', 'export', 'approve'], subject: 'Expense', conditions: leads },
      ...ownExpenses,
      issuedGoods,
      { action: ['create', 'update', 'delete', 'import'], subject: 'TimeEntry', conditions: own },
      { action: 'read', subject: 'TimeWeek' },
      // Somebody who leads only some of the projects of a week would decide about the hours of others.
      { action: 'approve', subject: 'TimeWeek', conditions: { leaderIds: '${userId}' } },
      ...ownWeeks,
      ...ownAbsences,
      ownNotifications,
      ...colleagues,
    ],
  },
  {
    key: 'employee',
    name: 'Employee',
    rules: [
      everybody,
      { action: 'read', subject: ['Customer', 'Contact', 'Project', 'Task', 'Milestone'] },
      { action: 'read', subject: 'ProjectMember', conditions: own },
      ownHours,
      managedHours,
      ...ownWeeks,
      ...ownAbsences,
      ownNotifications,
      { action: ['read', 'create'], subject: 'File', conditions: { subject: 'Project' } },
      ...ownExpenses,
      issuedGoods,
      { action: reading, subject: 'StockMove', fields: ['@cost'], inverted: true },
      receipts,
      without(['TimeEntry', 'Project', 'ProjectMember', 'Task', 'Milestone', 'Customer', 'Expense']),
      ...colleagues,
    ],
  },
  {
    key: 'storekeeper',
    name: 'Storekeeper',
    rules: [
      everybody,
      { action: ['read', 'create', 'update', 'delete', 'export'], subject: 'Item' },
      // An item names its tax rate.
      { action: 'read', subject: 'TaxRate' },
      { action: 'manage', subject: ['StockMove', 'InventoryAdjustment', 'StockCount'] },
      { action: ['read', 'create', 'delete'], subject: 'File' },
      { action: 'read', subject: ['Customer', 'Contact', 'Vendor', 'VendorContact'] },
      ...ownExpenses,
      without(['Customer', 'Expense']),
      // Storekeepers choose the vendor of an item, but do not see its bank account and what it is owed.
      { action: reading, subject: 'Vendor', fields: ['@personal', '@cost'], inverted: true },
      ownNotifications,
      ...colleagues,
      // Storekeepers issue clothing.
      { action: 'read', subject: 'User', fields: ['jacketSizeId', 'pantSizeId', 'shoeSizeId'] },
    ],
  },
  {
    key: 'auditor',
    name: 'Auditor',
    rules: [
      everybody,
      {
        action: ['read', 'export'],
        subject: [
          'Organisation',
          'TaxRate',
          'EmployerCharge',
          'BankAccount',
          'NumberSeries',
          'Customer',
          'Contact',
          'Item',
          'StockMove',
          'InventoryAdjustment',
          'StockCount',
          'Vendor',
          'VendorContact',
          'Bill',
          'RecurringBill',
          'VendorPayment',
          'VendorCreditNote',
          'PaymentRun',
          'Expense',
          'Reimbursement',
          'Project',
          'ProjectMember',
          'Task',
          'Milestone',
          'ChangeOrder',
          'TimeEntry',
          'TimeWeek',
          'Estimate',
          'Invoice',
          'RecurringInvoice',
          'CreditNote',
          'RetainerInvoice',
          'Payment',
          'CustomerLink',
          'User',
          'UserRate',
          'WorkContract',
          'Role',
          'File',
          'Audit',
        ],
      },
      { action: reading, subject: 'User', fields: ['@personal'], inverted: true },
      ownNotifications,
    ],
  },
  {
    key: 'client',
    name: 'Client',
    rules: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  },
];

/** The rights of a visitor who has not logged in. */
export const visitorRules: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];
