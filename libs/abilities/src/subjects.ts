const whole = ['read', 'create', 'update', 'delete'] as const;

/** The verbs of each noun, commands included, in the order of the Roles screen; a test compares them with the routes of the API. */
export const subjectVerbs = {
  Customer: [...whole, 'export', 'import', 'merge'],
  Contact: whole,
  Item: [...whole, 'export', 'import'],
  StockMove: ['read', 'export', 'import', 'openStock', 'issue', 'takeBack'],
  InventoryAdjustment: [...whole, 'export', 'post', 'reverse'],
  StockCount: [...whole, 'export', 'post'],
  Vendor: [...whole, 'export', 'import', 'merge'],
  VendorContact: whole,
  Bill: [...whole, 'export', 'import', 'approve', 'open', 'recordPayment', 'void'],
  RecurringBill: [...whole, 'export', 'pause', 'resume', 'skip', 'make'],
  VendorPayment: ['read', 'export', 'undoPayment'],
  VendorCreditNote: [...whole, 'export', 'open', 'apply', 'refund', 'void'],
  PaymentRun: [...whole, 'export', 'release', 'markPaid'],
  Expense: [...whole, 'export', 'submit', 'approve', 'reimburse'],
  Reimbursement: ['read', 'export', 'undoReimbursement'],
  Estimate: [...whole, 'export', 'send', 'accept', 'decline', 'revise', 'convert', 'makeProject'],
  Invoice: [...whole, 'export', 'import', 'send', 'recordPayment', 'markPaid', 'writeOff', 'void', 'backdate'],
  RecurringInvoice: [...whole, 'export', 'pause', 'resume', 'skip', 'make'],
  CreditNote: [...whole, 'export', 'send', 'void', 'payBack'],
  RetainerInvoice: [...whole, 'export', 'send', 'recordPayment', 'markPaid', 'apply', 'applyElsewhere', 'refund', 'void'],
  Payment: ['read', 'export', 'undoPayment', 'refund'],
  CustomerLink: ['read', 'create', 'delete'],
  Project: [...whole, 'export', 'activate', 'hold', 'complete', 'cancel'],
  ProjectMember: whole,
  Task: whole,
  Milestone: whole,
  ChangeOrder: whole,
  TimeEntry: [...whole, 'export', 'import'],
  TimeWeek: ['read', 'submit', 'approve', 'reopen'],
  Absence: ['read', 'create', 'export', 'approve', 'cancel'],
  File: ['read', 'create', 'delete'],
  User: [...whole, 'export', 'invite', 'resendConfirmation', 'turnOffSecondFactor'],
  UserRate: whole,
  WorkContract: whole,
  UserDocument: whole,
  Role: whole,
  ServiceAccount: whole,
  ApiToken: ['read', 'create', 'delete'],
  Webhook: [...whole, 'send'],
  Organisation: ['read', 'update'],
  TaxRate: whole,
  TravelRate: whole,
  EmployerCharge: whole,
  BankAccount: whole,
  NumberSeries: ['read', 'create', 'update', 'delete'],
  Classifier: whole,
  Dashboard: ['read'],
  Audit: ['read'],
  ErrorLog: ['read', 'resolve'],
  Mail: ['read', 'send'],
} as const;
export type RightSubject = keyof typeof subjectVerbs;
export const rightSubjects = Object.keys(subjectVerbs) as RightSubject[];

/** Subjects that everybody may use: `Auth` and `ACL` are the spec's pages before and after signing in, `Notification` is one's own bell. */
const everybodys = ['Auth', 'ACL', 'Notification'] as const;

/** The nouns of abilities. `all` stands for every subject. */
export type Subject = 'all' | (typeof everybodys)[number] | RightSubject;
export const subjects: readonly Subject[] = ['all', ...everybodys, ...rightSubjects];

/** The verbs of abilities. `manage` stands for all of them. */
export type Verb = 'manage' | (typeof subjectVerbs)[RightSubject][number];
