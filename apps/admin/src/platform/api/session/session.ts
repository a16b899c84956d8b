import type { RawRuleOf, MongoAbility } from '@casl/ability';
import type { SessionUser } from '@kontor/domain';

export type Rule = RawRuleOf<MongoAbility>;
/** The answer of signing in, with the rules in CASL's form. */
export type UserData = Omit<SessionUser, 'ability' | 'extras'> & { ability: Rule[]; extras: Partial<SessionUser['extras']> };
export type Session = { userData: UserData; accessToken: string; refreshToken: string };

/** Keys of the session in the browser's storage. */
const storageKeys = { userData: 'userData', accessToken: 'accessToken', refreshToken: 'refreshToken' };

export function readSession(): Session | null {
  const accessToken = localStorage.getItem(storageKeys.accessToken);
  const refreshToken = localStorage.getItem(storageKeys.refreshToken);
  const userData = localStorage.getItem(storageKeys.userData);
  if (!accessToken || !refreshToken || !userData) return null;
  try {
    return { accessToken, refreshToken, userData: JSON.parse(userData) as UserData };
  } catch {
    return null;
  }
}

/** Set when the server ended the session, until the next login: the sign-in page says so. */
const endedKey = 'sessionEnded';

export function writeSession(session: Session): void {
  localStorage.removeItem(endedKey);
  forgetDraftsOfOthers(session.userData.id);
  localStorage.setItem(storageKeys.accessToken, session.accessToken);
  localStorage.setItem(storageKeys.refreshToken, session.refreshToken);
  localStorage.setItem(storageKeys.userData, JSON.stringify(session.userData));
}

export const sessionEnded = (): boolean => localStorage.getItem(endedKey) !== null;

/** Drafts in this browser carry the id of their author: `kontor.invoice.7.new`. */
const draft = /^kontor\.\w+\.(\d+)\.(?:new|\d+)$/;

/** On a shared computer, removes the drafts of other people when somebody signs in. */
function forgetDraftsOfOthers(userId: number): void {
  for (const key of Object.keys(localStorage)) {
    const owner = draft.exec(key)?.[1];
    if (owner !== undefined && Number(owner) !== userId) localStorage.removeItem(key);
  }
  // Form data kept over a reload, by the id of its author.
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('kontor.typed.') && key !== `kontor.typed.${userId}`) sessionStorage.removeItem(key);
}

/** Ends the session in this browser after the server ended it or it expired. */
export function endSession(): void {
  clearSession();
  localStorage.setItem(endedKey, 'true');
}

export function clearSession(): void {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
}
