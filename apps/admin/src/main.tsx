import './platform/api/reflect.ts';
import './platform/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { makeI18n, markLanguage } from './platform/i18n/index.ts';
import { asLanguage } from './platform/i18n/languages.ts';
import { reportUncaughtErrors } from './platform/shell/errorReports.ts';
import { pageFor } from './platform/shell/registered.ts';
import { readSession } from './platform/api/session.ts';
import { store } from './platform/api/store.ts';

reportUncaughtErrors();
const language = asLanguage(store.getItem<string>('locale'));
markLanguage(language);
const root = document.getElementById('root');
// Only in the build that needs no server; the normal one has not a byte of it.
const backend =
  import.meta.env.MODE === 'demo' ? import('./samples/demo/startDemo.ts').then(({ startDemo }) => startDemo()) : undefined;
// Not awaited: the words import what is bundled with this file, and would wait for it while it waits for them.
const i18n = makeI18n(language);
// The page and its words come beside the words of the platform, not after the first drawing; without a session it is the login.
if (readSession()) void pageFor(window.location.pathname)?.preload();
void Promise.all([i18n, backend]).then(([i18nProvider]) => {
  const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }]);
  if (root) createRoot(root).render(<RouterProvider router={router} />);
});
