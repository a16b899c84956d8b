import type { UserRecord } from '@kontor/domain';
import { stored } from './base.ts';

/** What an account starts with; there is no form for it yet. */
export type UserSeed = Pick<
  UserRecord,
  'username' | 'email' | 'fullName' | 'displayName' | 'language' | 'active' | 'hourlyRate' | 'costRate'
> & { password: string };

const user = {
  username: 'tomasp',
  email: 'tomas.petrauskas@fjorneris.example',
  fullName: 'Tomas Petrauskas',
  displayName: 'Tomas',
  language: 'en',
  active: true,
  hourlyRate: 70,
  costRate: 28,
} as const;

export const aUser = (given: Partial<UserSeed> = {}): UserSeed => ({ ...user, password: 'Kontor-2026-ok', ...given });

export const aUserRecord = (given: Partial<UserRecord> = {}): UserRecord => ({
  ...stored,
  ...user,
  avatar: null,
  roleId: 3,
  roleName: 'Employee',
  emailConfirmed: true,
  ...given,
});
