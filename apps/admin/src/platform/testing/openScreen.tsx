import { withFields } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import {
  AdminContext,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
  type AuthProvider,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'react-admin';
import type { Location } from 'react-router-dom';
import { knownWords, wordsVersion } from '../i18n/words.ts';
import { ability } from '../api/ability.ts';
import { makeDataProvider } from '../api/dataProvider.ts';
import { makeHttp } from '../api/calls/http.ts';
import { makeQueryClient } from '../api/calls/queryClient.ts';
import { Toasts } from '../shell/toasts/Toasts.tsx';
import { makeTheme } from '../theme/makeTheme.ts';

export type Asked = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> };
/** `total` is the number of all rows, if more than are sent. */
export type Answer = { status?: number; body?: unknown; total?: number };

let version = -1;
let english: I18nProvider;
/** All words in English: the test setup has loaded them, and parts with their own words add them when they are imported. */
const i18n: I18nProvider = {
  translate: (key, options) => {
    if (version !== wordsVersion()) english = polyglot(() => knownWords('en') as never, 'en');
    version = wordsVersion();
    return english.translate(key, options);
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

/** An API refusal with errors by field. Example: `refusal(409, { userId: 'project_member.exists' })`. */
export const refusal = (status: number, fields: Record<string, string>): Answer => ({
  status,
  body: {
    statusCode: status,
    code: 'error.invalid',
    message: 'Some fields need your attention.',
    errors: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, { code, message: code }])),
    requestId: 'test',
  },
});

type Frame = {
  /** The resource of the screen, if any. */
  resource?: string;
  /** The address. */
  at: string;
  /** Answers as the API; only the network is simulated. */
  server?: (asked: Asked) => Answer | Promise<Answer>;
  /** Admin's by default. */
  rules?: AbilityRule[];
  authProvider?: AuthProvider;
  i18nProvider?: I18nProvider;
  /** Replaces our own over the network. */
  dataProvider?: DataProvider;
  /** What the person chose in this browser before; nothing by default. */
  store?: Store;
};

/** Renders a screen with the app's frame and toasts. `writes` lists every writing request, `location()` is the current address. */
export function openScreen(
  screen: ReactNode,
  {
    resource,
    at,
    server = () => ({ status: 404, body: {} }),
    rules = [{ action: 'manage', subject: 'all' }],
    authProvider,
    i18nProvider = i18n,
    dataProvider = makeDataProvider(makeHttp((key, options) => i18nProvider.translate(key, options))),
    store = memoryStore(),
  }: Frame,
) {
  const writes: Asked[] = [];
  globalThis.fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const asked = { method: init.method ?? 'GET', path: url.pathname.replace('/api/v1', ''), query: url.searchParams, body };
    if (asked.method !== 'GET') writes.push(asked);
    const { body: answer, status = 200, total } = await server(asked);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    const count = total ?? (Array.isArray(answer) ? answer.length : undefined);
    if (count !== undefined) headers.set('Content-Range', `rows 0-${count}/${count}`);
    return new Response(status === 204 ? null : JSON.stringify(answer), { status, headers });
  };
  ability.update(withFields(rules));
  let location: Location | undefined;
  const { unmount } = render(
    <TestMemoryRouter initialEntries={[at]} locationCallback={(now) => (location = now)}>
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        // The app's own, but without a delay before retrying.
        queryClient={makeQueryClient({ retryDelay: 0 })}
        store={store}
        lightTheme={makeTheme('light', 'ltr')}
        darkTheme={null}
      >
        {resource ? <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider> : screen}
        <Toasts />
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { user: userEvent.setup(), writes, location: () => location, unmount };
}
