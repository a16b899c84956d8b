import type { RoleRight } from './role.input.ts';

/** One CASL rule as it is stored and sent to the browser. */
export class AbilityRule {
  action: string | string[];
  subject: string | string[];
  fields?: string[];
  /** `{ userId: '${userId}' }`: `${userId}` stands for the current user. */
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
  /** Number of people with this role, inactive ones included. */
  userCount: number;
  rules: AbilityRule[];
  /** The rules as rows of the Roles screen. A rule that the screen cannot show is only in `rules`. */
  rights: RoleRight[];
}
