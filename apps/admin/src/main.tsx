import 'reflect-metadata';
import './shared/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { makeI18n, markLanguage } from './i18n/index.ts';
import { asLanguage } from './i18n/languages.ts';
import { reportUncaughtErrors } from './shell/errorReports.ts';
import { store } from './shared/store.ts';

reportUncaughtErrors();
const language = asLanguage(store.getItem<string>('locale'));
markLanguage(language);
const i18nProvider = await makeI18n(language);
const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
