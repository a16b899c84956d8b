import { hasText } from '../sample/query.ts';

export const demoUserRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
export type DemoUserRole = (typeof demoUserRoles)[number];
export const demoUserPlans = ['basic', 'team', 'company', 'enterprise'] as const;
export type DemoUserPlan = (typeof demoUserPlans)[number];
export const demoUserStatuses = ['active', 'inactive', 'pending'] as const;
export type DemoUserStatus = (typeof demoUserStatuses)[number];

/** A user of the sample list; not an account of Kontor. */
export class DemoUserRecord {
  id: number;
  fullName: string;
  company: string;
  role: DemoUserRole;
  username: string;
  country: string;
  contact: string;
  email: string;
  currentPlan: DemoUserPlan;
  status: DemoUserStatus;
  avatar: string;
}

export class DemoUserPage {
  users: DemoUserRecord[];
  total: number;
}

export class DemoUserAnswer {
  /** Null for an unknown id. */
  user: DemoUserRecord | null;
}

export type DemoUserFilter = { q: string; role: string; currentPlan: string; status: string };

/** The samples have the ids 1 to 50. */
export const demoUserCount = 50;
/** Maximum number of users that the unfiltered list returns. */
export const mostDemoUsers = 1000;

/** The default order: added users first, the last one on top, then the samples as stored. */
export const demoUserPosition = (id: number): number => (id > demoUserCount ? -id : id);

/** Does a user match the filter? An empty condition matches all. */
export const fitsDemoUser = (user: DemoUserRecord, { q, role, currentPlan, status }: DemoUserFilter): boolean =>
  hasText(q, user.username, user.fullName) &&
  (!role || user.role === role) &&
  (!currentPlan || user.currentPlan === currentPlan) &&
  (!status || user.status === status);
