import type { RawRuleOf, MongoAbility } from '@casl/ability';

export type Rule = RawRuleOf<MongoAbility>;
export type UserData = {
  id: number;
  fullName: string;
  username: string;
  avatar: string | null;
  email: string;
  role: string;
  ability: Rule[];
  extras: Record<string, unknown>;
};
export type Session = { userData: UserData; accessToken: string; refreshToken: string };

/** Where the session lies in the browser's storage: change the names here. */
export const storageKeys = { userData: 'userData', accessToken: 'accessToken', refreshToken: 'refreshToken' };

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

export function writeSession(session: Session): void {
  localStorage.setItem(storageKeys.accessToken, session.accessToken);
  localStorage.setItem(storageKeys.refreshToken, session.refreshToken);
  localStorage.setItem(storageKeys.userData, JSON.stringify(session.userData));
}

export function clearSession(): void {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
}
