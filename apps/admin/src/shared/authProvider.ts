import type { AuthProvider } from 'react-admin';
import { may, updateAbility } from './ability.ts';
import { refreshSession } from './refreshSession.ts';
import { clearSession, readSession, writeSession, type Session } from './session.ts';
import { subjectOf } from './subjects.ts';

/** What the sign-in calls answer when they refuse: the words belong to the fields. */
export class FieldRefusal extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super(Object.values(fields)[0] ?? 'errors.auth.something_wrong');
    this.fields = fields;
  }
}

type SampleErrors = Record<string, string | string[] | null | undefined>;
const refusalOf = (errors: SampleErrors): FieldRefusal =>
  new FieldRefusal(
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, words]) => {
        const word = Array.isArray(words) ? words[0] : words;
        return word ? [[field, word]] : [];
      }),
    ),
  );

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new FieldRefusal({ form: 'kontor.error.network' });
  });
  const json = (await response.json().catch(() => null)) as {
    error?: SampleErrors;
    code?: string;
    params?: { seconds?: number };
  } | null;
  if (json?.error && typeof json.error === 'object') throw refusalOf(json.error);
  if (!response.ok) throw new FieldRefusal({ form: json?.code ? `errors.${json.code}` : 'errors.auth.something_wrong' });
  return json as T;
}

function start(session: Session): void {
  writeSession(session);
  updateAbility(session.userData.ability);
}

export type Registration = { email: string; password: string; username: string };
export const register = (input: Registration): Promise<unknown> => post('/jwt/register', input);

export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => {
    start(await post<Session>('/jwt/login', { email, password }));
  },
  logout: async () => {
    const session = readSession();
    clearSession();
    updateAbility([]);
    if (session) await post('/jwt/logout', { refreshToken: session.refreshToken }).catch(() => undefined);
  },
  checkAuth: async () => {
    if (!readSession()) throw Object.assign(new Error('ra.auth.auth_check_error'), { message: false });
  },
  checkError: async ({ status }: { status?: number }) => {
    // 403 keeps the session: the person is known, the thing is not theirs. A 401 that reaches this point was refreshed in vain.
    if (status === 401) throw new Error('kontor.auth.session_ended');
  },
  getIdentity: async () => {
    const user = readSession()?.userData;
    if (!user) throw new Error('ra.auth.auth_check_error');
    return {
      id: user.id,
      fullName: user.fullName || user.username,
      avatar: user.avatar ?? undefined,
      email: user.email,
      role: user.role,
    };
  },
  getPermissions: async () => readSession()?.userData.ability ?? [],
  canAccess: async ({ action, resource, record }) => may(action, subjectOf(resource), record),
};

/** Reads the rights again, after a role has changed. */
export async function reloadRights(): Promise<void> {
  const session = readSession();
  const renewed = session && (await refreshSession(session.accessToken));
  // Another tab may have been quicker: then this one has not heard yet.
  if (renewed) updateAbility(renewed.userData.ability);
}
