import type { RightSubject } from '@kontor/abilities';
import { resourceOf } from '../../platform/api/resource.ts';
import type { RightGroup } from '../../platform/api/rightGroups.ts';

export const standardVerbs = ['read', 'create', 'update', 'delete'] as const;

/** The groups of subjects without a resource. */
const groups: Partial<Record<RightSubject, RightGroup>> = {
  Customer: 'sales',
  Contact: 'sales',
  Item: 'sales',
  Invoice: 'sales',
  Payment: 'sales',
  Project: 'work',
  ProjectMember: 'work',
  Task: 'work',
  TimeEntry: 'work',
  File: 'work',
  User: 'people',
  UserRate: 'people',
  UserDocument: 'people',
  Role: 'people',
  Organisation: 'firm',
  TaxRate: 'firm',
  TravelRate: 'firm',
  BankAccount: 'firm',
  NumberSeries: 'firm',
  Classifier: 'firm',
  Dashboard: 'watch',
  Audit: 'watch',
  ErrorLog: 'watch',
  Mail: 'watch',
};

/** The group of a subject; a test names subjects without one. */
export const groupOf = (subject: RightSubject): RightGroup | undefined => resourceOf(subject)?.rights?.group ?? groups[subject];

const columns = 'minmax(150px, 1.1fr) repeat(4, 72px) minmax(120px, 2fr) minmax(110px, 1.2fr)';

/** A grid from `md` on; on narrower screens each subject has a few labelled boxes. */
export const matrix = {
  row: {
    display: { xs: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: columns,
    alignItems: 'center',
    columnGap: { xs: 0.5, md: 1 },
    minHeight: 36,
    '& > p': { flex: { xs: '1 0 100%', md: 'none' } },
  },
  heads: {
    display: { xs: 'none', md: 'grid' },
    gridTemplateColumns: columns,
    columnGap: 1,
    color: 'text.secondary',
    fontSize: '0.75rem',
    pb: 0.5,
  },
  wrap: { display: 'flex', flexWrap: 'wrap', columnGap: 1, minWidth: 0 },
} as const;
