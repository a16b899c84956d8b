import type { Language } from '../shared/languages.ts';

export class UserRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  username: string;
  email: string;
  fullName: string;
  displayName: string;
  avatar: string | null;
  roleId: number;
  roleName: string;
  language: Language;
  active: boolean;
  emailConfirmed: boolean;
  /** Billing rate per hour, in the organisation's currency. */
  hourlyRate: number | null;
  /** What an hour costs the firm, in the organisation's currency. */
  costRate: number | null;
}
