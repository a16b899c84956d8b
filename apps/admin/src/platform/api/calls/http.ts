import { fetchUtils, HttpError } from 'react-admin';
import { errorWords } from '../../i18n/errorWords.ts';
import { otherCallsMayGo } from './afterFirstRows.ts';
import { errorParams } from './errorParams.ts';
import { allResources } from '../resource.ts';
import { tellFormFixed } from './fixed.ts';
import { refreshSession } from '../session/refreshSession.ts';
import { readSession } from '../session/session.ts';

declare global {
  interface Window {
    /** Early answers by address; undefined when the call failed. */
    kontorEarly?: Partial<Record<string, Promise<Response | undefined>>>;
  }
}

type Translate = (key: string, options?: Record<string, unknown>) => string;
type Problem = { code?: string; message?: string; params?: Record<string, unknown> };
type ErrorBody = Problem & { statusCode?: number; errors?: Record<string, Problem | string>; requestId?: string };

export type Http = (url: string, options?: fetchUtils.Options) => ReturnType<typeof fetchUtils.fetchJson>;

/** Translates an answer's code; for an unknown code the API's English text remains. */
export const wordsFor = (problem: Problem | string, translate: Translate): string =>
  typeof problem === 'string'
    ? problem
    : translate(`errors.${problem.code}`, {
        ...errorParams(problem.params, translate),
        _: problem.message ?? translate('ra.notification.http_error'),
      });

/** Refusals that name fields of these subjects call them as their forms do. */
const namedFields = ['Customer', 'Organisation'];

/** Loads the words that a refusal needs. */
export async function wordsOfRefusal(body: Pick<ErrorBody, 'params'>): Promise<void> {
  const named = body.params?.['fields'] ? allResources().filter(({ subject }) => namedFields.includes(subject)) : [];
  const needed = [errorWords, ...named.flatMap(({ words = [] }) => words)];
  // Without a connection they cannot be loaded; the API's English remains.
  await Promise.all(needed.map((words) => words.load())).catch(() => undefined);
}

/** A refusal that only asks to confirm something: the form answers it with a question, and has no error to tell of. */
function isQuestion(errors: object): boolean {
  const paths = Object.keys(errors);
  return paths.length > 0 && paths.every((path) => path.endsWith('Confirmed'));
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
    ...(!isQuestion(body.errors) && { root: { serverError: message } }),
  };
  return new HttpError(message, error.status, { ...body, message, errors });
}

const toldError = async (error: unknown, translate: Translate): Promise<unknown> => {
  if (error instanceof HttpError) return translated(error, translate);
  return error instanceof TypeError ? new HttpError(translate('kontor.error.network'), 0, null) : error;
};

/** Takes, once, the answer to a call that `public/boot.js` made. A refused call is repeated and handled like any other. */
async function early(url: string, { method = 'GET' }: fetchUtils.Options): Promise<Awaited<ReturnType<Http>> | undefined> {
  const asked = method === 'GET' ? window.kontorEarly?.[url] : undefined;
  if (!asked) return undefined;
  delete window.kontorEarly?.[url];
  const response = await asked;
  if (!response?.ok) return undefined;
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: JSON.parse(body) as unknown };
}

/** Small writes are finished even when the page closes (`keepalive`); browsers allow 64 kB in total. */
const isSmallWrite = ({ method = 'GET', body }: fetchUtils.Options): boolean =>
  method !== 'GET' && (body === undefined || body === null || (typeof body === 'string' && body.length < 16_000));

/** What was last said of each write that was refused. */
const refusedWrites = new Map<string, string>();

/**
 * Takes the message of an earlier refusal away once the same write is answered anew, unless another write was refused with the same words,
 * and remembers that of this one.
 */
function answered(write: string, refusal?: string): void {
  const earlier = refusedWrites.get(write);
  refusedWrites.delete(write);
  if (earlier !== undefined && ![...refusedWrites.values()].includes(earlier)) tellFormFixed(earlier);
  if (refusal !== undefined) refusedWrites.set(write, refusal);
}

/** fetch with the session: signs the request, renews an expired access token, and translates refusals. */
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
    const { method = 'GET' } = options;
    try {
      const answer = await send(url, options, token).catch(async (error: unknown) => {
        if (!(error instanceof HttpError) || error.status !== 401 || !token) throw error;
        const renewed = await refreshSession(token);
        if (!renewed) throw error;
        return send(url, options, renewed.accessToken);
      });
      if (method !== 'GET') answered(`${method} ${url}`);
      return answer;
    } catch (error) {
      const told = await toldError(error, translate);
      if (method !== 'GET' && told instanceof HttpError) answered(`${method} ${url}`, told.message);
      throw told;
    }
  };
}
