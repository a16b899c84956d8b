import { fetchUtils, HttpError } from 'react-admin';
import { errorWords } from '../../i18n/errorWords.ts';
import { otherCallsMayGo } from './afterFirstRows.ts';
import { errorParams } from './errorParams.ts';
import { allResources } from '../resource.ts';
import { refreshSession } from '../session/refreshSession.ts';
import { readSession } from '../session/session.ts';

declare global {
  interface Window {
    /** By address; what failed on the way answers with nothing. */
    kontorEarly?: Partial<Record<string, Promise<Response | undefined>>>;
  }
}

type Translate = (key: string, options?: Record<string, unknown>) => string;
type Problem = { code?: string; message?: string; params?: Record<string, unknown> };
type ErrorBody = Problem & { statusCode?: number; errors?: Record<string, Problem | string>; requestId?: string };

export type Http = (url: string, options?: fetchUtils.Options) => ReturnType<typeof fetchUtils.fetchJson>;

/** Puts an answer's code into the reader's language; the API's own English is what remains for a code we do not know. */
export const wordsFor = (problem: Problem | string, translate: Translate): string =>
  typeof problem === 'string'
    ? problem
    : translate(`errors.${problem.code}`, {
        ...errorParams(problem.params, translate),
        _: problem.message ?? translate('ra.notification.http_error'),
      });

/** Refusals that name fields of a customer or of the organisation call them as their forms do. */
const namedFields = ['Customer', 'Organisation'];

/** Fetches the words that a refusal is said with. */
export async function wordsOfRefusal(body: Pick<ErrorBody, 'params'>): Promise<void> {
  const named = body.params?.['fields'] ? allResources().filter(({ subject }) => namedFields.includes(subject)) : [];
  const needed = [errorWords, ...named.flatMap(({ words = [] }) => words)];
  // Without a connection they cannot be had; the API's own English remains.
  await Promise.all(needed.map((words) => words.load())).catch(() => undefined);
}

async function translated(error: HttpError, translate: Translate): Promise<HttpError> {
  const body = error.body as ErrorBody | null;
  if (!body || typeof body !== 'object' || !body.code) {
    const offline = error.status === 502 || error.status === 503 || error.status === 504;
    return new HttpError(translate(offline ? 'kontor.error.server' : 'ra.notification.http_error'), error.status, body);
  }
  await wordsOfRefusal(body);
  const message = wordsFor(body, translate);
  const errors = body.errors && {
    ...Object.fromEntries(Object.entries(body.errors).map(([path, problem]) => [path, wordsFor(problem, translate)])),
    root: { serverError: message },
  };
  return new HttpError(message, error.status, { ...body, message, errors });
}

/** The answer to a call that `public/boot.js` has made already, once; a refusal is asked for again and handled as any other. */
async function early(url: string, { method = 'GET' }: fetchUtils.Options): Promise<Awaited<ReturnType<Http>> | undefined> {
  const asked = method === 'GET' ? window.kontorEarly?.[url] : undefined;
  if (!asked) return undefined;
  delete window.kontorEarly?.[url];
  const response = await asked;
  if (!response?.ok) return undefined;
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: JSON.parse(body) as unknown };
}

/** What was begun is finished even when the page goes away; browsers allow that for 64 kB in all. */
const isSmallWrite = ({ method = 'GET', body }: fetchUtils.Options): boolean =>
  method !== 'GET' && (body === undefined || body === null || (typeof body === 'string' && body.length < 16_000));

/** fetch with the session: signs the request, renews an access token that has run out, and speaks the reader's language on refusal. */
export function makeHttp(translate: Translate): Http {
  const send = async (url: string, options: fetchUtils.Options, token: string | undefined) => {
    const headers = new Headers(options.headers);
    headers.set('Accept', headers.get('Accept') ?? 'application/json');
    headers.set('Accept-Language', document.documentElement.lang);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return (await early(url, options)) ?? fetchUtils.fetchJson(url, { ...options, headers, keepalive: isSmallWrite(options) });
  };
  return async (url, options = {}) => {
    await otherCallsMayGo();
    const token = readSession()?.accessToken;
    try {
      return await send(url, options, token).catch(async (error: unknown) => {
        if (!(error instanceof HttpError) || error.status !== 401 || !token) throw error;
        const renewed = await refreshSession(token);
        if (!renewed) throw error;
        return send(url, options, renewed.accessToken);
      });
    } catch (error) {
      if (error instanceof HttpError) throw await translated(error, translate);
      if (error instanceof TypeError) throw new HttpError(translate('kontor.error.network'), 0, null);
      throw error;
    }
  };
}
