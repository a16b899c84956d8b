const whole = ['read', 'create', 'update', 'delete'] as const;

/** What can be done with each noun; its commands are verbs too. The Roles screen offers it in this order; a test compares it with the routes of the API. */
export const subjectVerbs = {
  Customer: [...whole, 'export', 'merge'],
  Contact: whole,
  Item: [...whole, 'export'],
  Vendor: [...whole, 'export', 'merge'],
  Estimate: [...whole, 'export', 'send', 'accept', 'decline', 'revise', 'convert'],
  Invoice: [...whole, 'export', 'send', 'recordPayment', 'markPaid', 'writeOff', 'void', 'backdate'],
  Payment: ['read', 'export', 'undoPayment'],
  Project: [...whole, 'export', 'activate', 'hold', 'complete', 'cancel'],
  ProjectMember: whole,
  Task: whole,
  TimeEntry: [...whole, 'export', 'import'],
  File: ['read', 'create', 'delete'],
  User: [...whole, 'export', 'invite', 'resendConfirmation', 'turnOffSecondFactor'],
  UserRate: whole,
  UserDocument: whole,
  Role: whole,
  Organisation: ['read', 'update'],
  TaxRate: whole,
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

/** What no role is asked for: `Auth` and `ACL` are the spec's pages before and after signing in, and everybody has a bell of their own. */
const everybodys = ['Auth', 'ACL', 'Notification'] as const;

/** The nouns of abilities. `all` stands for every subject. */
export type Subject = 'all' | (typeof everybodys)[number] | RightSubject;
export const subjects: readonly Subject[] = ['all', ...everybodys, ...rightSubjects];

/** What can be done. `manage` stands for all of it. */
export type Verb = 'manage' | (typeof subjectVerbs)[RightSubject][number];
export const verbs: readonly Verb[] = ['manage', ...new Set(Object.values(subjectVerbs).flat())];
