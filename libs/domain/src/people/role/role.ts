import type { RoleRight } from './role.input.ts';

/** One CASL rule as it is stored and sent to the browser. */
export class AbilityRule {
  action: string | string[];
  subject: string | string[];
  fields?: string[];
  /** `{ userId: '${userId}' }`: `${userId}` stands for the person who asks. */
  conditions?: Record<string, unknown>;
  inverted?: boolean;
}

export class RoleRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  key: string;
  name: string;
  isBuiltIn: boolean;
  /** The people who have this role, active or not. */
  userCount: number;
  rules: AbilityRule[];
  /** The same as rows of the Roles screen; what it has no place for is in the rules alone. */
  rights: RoleRight[];
}
