import type { AuthProvider } from 'react-admin';
import { may, updateAbility } from '../ability.ts';
import { refreshSession } from './refreshSession.ts';
import { clearSession, readSession, writeSession, type Session } from './session.ts';
import { subjectOf } from '../subjects.ts';

/** A refusal of a sign-in call, with a text for each field. */
export class FieldRefusal extends Error {
  readonly fields: Record<string, string>;
  /** Values in a field's text, such as the seconds to wait. */
  readonly params: Record<string, Params>;
  readonly code: string | undefined;
  constructor(fields: Record<string, string>, params: Record<string, Params> = {}, code?: string) {
    super(Object.values(fields)[0] ?? 'errors.auth.something_wrong');
    this.fields = fields;
    this.params = params;
    this.code = code;
  }
}
type Params = Record<string, unknown>;
type Problem = { code?: string; params?: Params };

type SampleErrors = Record<string, string | string[] | null | undefined>;
const refusalOf = (errors: SampleErrors, code?: string): FieldRefusal =>
  new FieldRefusal(
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, words]) => {
        const word = Array.isArray(words) ? words[0] : words;
        return word ? [[field, word]] : [];
      }),
    ),
    {},
    code,
  );

/** Reads the refusal of any other call: by field, or above the form when it names none. */
function refusalFrom({ errors, ...problem }: Problem & { errors?: Record<string, Problem> }): FieldRefusal {
  const found = Object.entries(errors ?? { form: problem });
  return new FieldRefusal(
    Object.fromEntries(found.map(([field, { code }]) => [field, code ? `errors.${code}` : 'errors.auth.something_wrong'])),
    Object.fromEntries(found.map(([field, { params = {} }]) => [field, params])),
    problem.code,
  );
}

/** Makes a call of the pages before sign-in. Throws `FieldRefusal`. */
export async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new FieldRefusal({ form: 'kontor.error.network' });
  });
  const json = (await response.json().catch(() => null)) as
    (Problem & { error?: SampleErrors; errors?: Record<string, Problem> }) | null;
  if (json?.error && typeof json.error === 'object') throw refusalOf(json.error, json.code);
  if (!response.ok) throw refusalFrom(json ?? {});
  return json as T;
}

function start(session: Session): void {
  writeSession(session);
  updateAbility(session.userData.ability);
}

export type Credentials = { email: string; password: string; code?: string };
export type Registration = { email: string; password: string; username: string };
export const register = (input: Registration): Promise<unknown> => post('/jwt/register', input);

export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    start(await post<Session>('/jwt/login', credentials));
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
    // 403 keeps the session: the person is known but lacks the right. A 401 that gets here could not be mended by a refresh.
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

/** Reads the rights again after a role has changed. */
export async function reloadRights(): Promise<void> {
  const session = readSession();
  const renewed = session && (await refreshSession(session.accessToken));
  // If another tab refreshed the session first, this tab has not heard of it yet.
  if (renewed) updateAbility(renewed.userData.ability);
}
