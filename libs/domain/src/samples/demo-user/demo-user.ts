import { hasText } from '../sample/query.ts';

export const demoUserRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
export type DemoUserRole = (typeof demoUserRoles)[number];
export const demoUserPlans = ['basic', 'team', 'company', 'enterprise'] as const;
export type DemoUserPlan = (typeof demoUserPlans)[number];
export const demoUserStatuses = ['active', 'inactive', 'pending'] as const;
export type DemoUserStatus = (typeof demoUserStatuses)[number];

/** A person of the sample user list; no account of Kontor. */
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
  /** Null where nobody has this id. */
  user: DemoUserRecord | null;
}

export type DemoUserFilter = { q: string; role: string; currentPlan: string; status: string };

/** The samples have the ids 1 to 50. */
export const demoUserCount = 50;
/** The most people that the unfiltered list has. */
export const mostDemoUsers = 1000;

/** The order of lists: the last added first, then the samples as they are stored. */
export const demoUserPosition = (id: number): number => (id > demoUserCount ? -id : id);

/** Whether a person is in a filtered list; an empty condition holds for all. */
export const fitsDemoUser = (user: DemoUserRecord, { q, role, currentPlan, status }: DemoUserFilter): boolean =>
  hasText(q, user.username, user.fullName) &&
  (!role || user.role === role) &&
  (!currentPlan || user.currentPlan === currentPlan) &&
  (!status || user.status === status);
