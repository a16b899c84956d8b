import { AccountLink } from '../../src/people/credentials/account-link.entity.ts';
import { SecondFactor } from '../../src/people/credentials/second-factor.entity.ts';
import { ApiToken } from '../../src/people/credentials/api-token.entity.ts';
import { Session } from '../../src/platform/auth/session.entity.ts';
import { Role } from '../../src/people/roles/role.entity.ts';
import { UserDocument } from '../../src/people/user-documents/user-document.entity.ts';
import { UserRate } from '../../src/people/user-rates/user-rate.entity.ts';
import { WorkContract } from '../../src/people/work-contracts/work-contract.entity.ts';
import { User } from '../../src/people/users/user.entity.ts';
import { next, rowsOf } from './store.ts';

/** Without rights unless a test names some. */
export const aRole = rowsOf(Role)(() => {
  const key = `role${next()}`;
  return { key, name: key, rules: [] };
});

export const aUser = rowsOf(User)(() => {
  const username = `user${next()}`;
  return { username, email: `${username}@example.com`, displayName: username, passwordHash: 'none', roleId: aRole() };
});

export const aSession = rowsOf(Session)(() => ({ userId: aUser() }));
export const aUserRate = rowsOf(UserRate)(() => ({ userId: aUser(), validFrom: '2020-01-01' }));

/** Half time, from Monday to Friday. */
export const aWorkContract = rowsOf(WorkContract)(() => ({
  userId: aUser(),
  validFrom: '2020-01-01',
  dayMinutes: 240,
  weekdays: [1, 2, 3, 4, 5],
  holidayDays: 20,
}));

export const aUserDocument = rowsOf(UserDocument)(() => ({
  userId: aUser(),
  name: 'a.pdf',
  mimeType: 'application/pdf',
  size: 1,
  sha256: 'x',
  storageKey: `document-${next()}`,
}));

/** Valid for an hour. */
export const anAccountLink = rowsOf(AccountLink)(() => ({
  userId: aUser(),
  kind: 'reset',
  email: 'a@example.com',
  tokenHash: `hash${next()}`,
  expiresAt: new Date(Date.now() + 3_600_000),
}));

/** Valid for an hour; nobody has its text. */
export const anApiToken = rowsOf(ApiToken)(() => ({
  name: 'A program',
  tokenHash: `token hash${next()}`,
  start: 'kontor_',
  addresses: [],
  expiresAt: new Date(Date.now() + 3_600_000),
}));

export const aSecondFactor = rowsOf(SecondFactor)(() => ({ userId: aUser(), totpSecret: 'x' }));
