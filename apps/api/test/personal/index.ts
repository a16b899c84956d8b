import { accountCases } from './account.cases.ts';
import type { PersonalCase } from './case.ts';
import { listCases } from './lists.cases.ts';
import { mailboxCases } from './mailbox.cases.ts';
import { pageCases } from './pages.cases.ts';
import { shopCases } from './shop.cases.ts';
import { timeCases } from './time.cases.ts';

/** Every operation on the caller's own records, whatever the role. */
export const personalCases: Record<string, PersonalCase> = {
  ...accountCases,
  ...listCases,
  ...mailboxCases,
  ...pageCases,
  ...shopCases,
  ...timeCases,
};
