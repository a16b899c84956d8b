import { withFields } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import {
  AdminContext,
  memoryStore,
  mergeTranslations,
  ResourceContextProvider,
  TestMemoryRouter,
  type AuthProvider,
} from 'react-admin';
import { all } from '../i18n/en.all.ts';
import { moduleMessages } from '../i18n/modules.ts';
import { names } from '../i18n/names.ts';
import { ability } from '../api/ability.ts';
import { makeDataProvider } from '../api/dataProvider.ts';
import { makeHttp } from '../api/http.ts';
import { makeQueryClient } from '../api/queryClient.ts';
import { makeTheme } from '../theme/makeTheme.ts';

type Asked = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> };
export type Answer = { status?: number; body: unknown };

const i18n = polyglot(() => mergeTranslations(all, ...moduleMessages.map(({ en }) => en), names('en')) as never, 'en');

/** The refusal of the API for some fields. Example: `refusal(409, { userId: 'project_member.exists' })`. */
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

/** A screen, of an Admin unless `rules` say otherwise, on our own data provider; only the network is played. `asked` has every request that writes. */
export function openScreen(
  screen: ReactNode,
  {
    resource,
    at,
    server,
    authProvider,
    rules = [{ action: 'manage', subject: 'all' }],
  }: {
    resource: string;
    at: string;
    server: (asked: Asked) => Answer;
    authProvider?: AuthProvider;
    rules?: AbilityRule[];
  },
) {
  const writes: Asked[] = [];
  globalThis.fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const asked = { method: init.method ?? 'GET', path: url.pathname.replace('/api/v1', ''), query: url.searchParams, body };
    if (asked.method !== 'GET') writes.push(asked);
    const answer = server(asked);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (Array.isArray(answer.body)) headers.set('Content-Range', `rows 0-${answer.body.length}/${answer.body.length}`);
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status ?? 200, headers }));
  };
  ability.update(withFields(rules));
  const dataProvider = makeDataProvider(makeHttp((key, options) => i18n.translate(key, options)));
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18n}
        // The app's own, but nobody waits a second before it asks once more.
        queryClient={makeQueryClient({ retryDelay: 0 })}
        store={memoryStore()}
        theme={makeTheme('light', 'ltr')}
      >
        <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { user: userEvent.setup(), writes };
}
