import { render } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, mergeTranslations, ResourceContextProvider, type TranslationMessages } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { all } from '../../platform/i18n/en.all.ts';
import { names } from '../../platform/i18n/names.ts';
import { ability } from '../../platform/api/ability.ts';
import { makeDataProvider } from '../../platform/api/dataProvider.ts';
import { makeHttp } from '../../platform/api/http.ts';
import { makeTheme } from '../../platform/theme/makeTheme.ts';
import { makeQueryClient } from '../../platform/api/queryClient.ts';
import { Toasts } from '../../platform/shell/Toasts.tsx';

export type Answer = { status?: number; body: unknown; total?: number };
/** What the server of a test answers; the body of the request has been read. */
export type Answering = (method: string, path: string, body: Record<string, unknown>) => Answer;

/** Puts a page before somebody who may do everything, over a server that a test invents. Only the network is not real. */
export function renderAt(
  page: ReactNode,
  { at, resource, messages, server }: { at: string; resource: string; messages: object; server: Answering },
) {
  ability.update([{ action: 'manage', subject: 'all' }]);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://test');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const { status = 200, body: answer, total } = server(init?.method ?? 'GET', url.pathname, body);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (total !== undefined) headers.set('Content-Range', `rows 0-${Math.max(total - 1, 0)}/${total}`);
    return new Response(JSON.stringify(answer), { status, headers });
  };
  const texts = mergeTranslations(all, messages, names('en')) as TranslationMessages;
  const i18nProvider = polyglot(() => texts, 'en');
  const theme = makeTheme('light', 'ltr');
  const element = (
    <AdminContext
      dataProvider={makeDataProvider(makeHttp((key, options) => i18nProvider.translate(key, options)))}
      i18nProvider={i18nProvider}
      queryClient={makeQueryClient({ retryDelay: 0 })}
      store={memoryStore()}
      lightTheme={theme}
      darkTheme={null}
    >
      <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
      <Toasts />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  return { ...render(<RouterProvider router={router} />), router };
}
