import './platform/api/reflect.ts';
import './platform/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App, LateShell } from './App.tsx';
import { holdOtherCalls } from './platform/api/calls/afterFirstRows.ts';
import { makeDataProvider } from './platform/api/dataProvider.ts';
import { makeHttp } from './platform/api/calls/http.ts';
import { primeSession, makeQueryClient } from './platform/api/calls/queryClient.ts';
import { makeI18n, markLanguage } from './platform/i18n/index.ts';
import { asLanguage } from './platform/i18n/languages.ts';
import { readEarly } from './platform/list/readEarly.ts';
import { unregisterServiceWorkers } from './platform/shell/unregisterServiceWorkers.ts';
import { reportUncaughtErrors } from './platform/shell/pages/errorReports.ts';
import { pageFor } from './platform/shell/menu/registered.ts';
import { readSession } from './platform/api/session/session.ts';
import { store } from './platform/api/session/store.ts';

reportUncaughtErrors();
void unregisterServiceWorkers();
const language = asLanguage(store.getItem<string>('locale'));
markLanguage(language);
const root = document.getElementById('root');
// Only in the build without a server; the normal one contains none of it.
const backend =
  import.meta.env.MODE === 'demo' ? import('./samples/demo/startDemo.ts').then(({ startDemo }) => startDemo()) : undefined;
// Not awaited: the words import code bundled with this file, so the two would wait for each other.
const words = makeI18n(language);
const queryClient = makeQueryClient();
const dataProvider = makeDataProvider(makeHttp((key, options) => said?.translate(key, options) ?? key));
let said: Awaited<typeof words> | undefined;

/**
 * Fetches the rows, the page with its words and the shell along with the platform's words, not after the first render: React hides a late
 * part for 300 ms. Without a session it is the login page.
 */
async function firstPage(): Promise<void> {
  if (!readSession()) return;
  primeSession(queryClient);
  if (!backend) {
    readEarly(window.location, queryClient, dataProvider);
    holdOtherCalls();
  }
  await Promise.all([LateShell.preload(), pageFor(window.location.pathname)?.preload()]);
}
void Promise.all([words, backend, firstPage()]).then(([i18nProvider]) => {
  said = i18nProvider;
  const app = <App i18nProvider={i18nProvider} dataProvider={dataProvider} queryClient={queryClient} />;
  const router = createBrowserRouter([{ path: '*', element: app }]);
  if (root) createRoot(root).render(<RouterProvider router={router} />);
});
