import { AbilityProvider } from '@casl/react';
import { CssBaseline } from '@mui/material';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource, type I18nProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { LoginPage } from './auth/LoginPage.tsx';
import { pages, resources } from './resources.ts';
import { ability } from './shared/ability.ts';
import { authProvider } from './shared/authProvider.ts';
import { brandName } from './shared/brand.tsx';
import { makeDataProvider } from './shared/dataProvider.ts';
import { makeHttp } from './shared/http.ts';
import { page, type Page } from './shared/page.ts';
import { makeQueryClient } from './shared/queryClient.ts';
import { store, useStored } from './shared/store.ts';
import { DirectionProvider } from './shared/theme/DirectionProvider.tsx';
import { makeTheme } from './shared/theme/makeTheme.ts';
import { ToIndex } from './shared/ToIndex.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Guarded } from './shell/Guarded.tsx';
import { Toasts } from './shell/Toasts.tsx';

// The pages before the sign-in need none of the shell.
const entrance: Record<string, Page> = {
  '/register': page(() => import('./auth/RegisterPage.tsx').then((m) => m.RegisterPage)),
  '/forgot-password': page(() => import('./auth/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage)),
  '/reset-password': page(() => import('./auth/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage)),
  '/verify-email': page(() => import('./auth/VerifyEmailPage.tsx').then((m) => m.VerifyEmailPage)),
  '/accept-invitation': page(() => import('./auth/AcceptInvitationPage.tsx').then((m) => m.AcceptInvitationPage)),
};
const NotAuthorizedPage = page(() => import('./shell/NotAuthorizedPage.tsx').then((m) => m.NotAuthorizedPage));
const NotFoundPage = page(() => import('./shell/NotFoundPage.tsx').then((m) => m.NotFoundPage));
const StartPage = page(() => import('./shell/StartPage.tsx').then((m) => m.StartPage));
const LazyShell = lazy(() => import('./shell/Shell.tsx').then(({ Shell }) => ({ default: Shell })));
const Layout = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <LazyShell>{children}</LazyShell>
  </Suspense>
);

const themes = {
  ltr: { light: makeTheme('light', 'ltr'), dark: makeTheme('dark', 'ltr') },
  rtl: { light: makeTheme('light', 'rtl'), dark: makeTheme('dark', 'rtl') },
};

export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const direction = useStored('layout.rtl', false) ? 'rtl' : 'ltr';
  const [queryClient] = useState(() => makeQueryClient());
  const [dataProvider] = useState(() => makeDataProvider(makeHttp((key, options) => i18nProvider.translate(key, options))));
  return (
    <AbilityProvider value={ability}>
      <DirectionProvider direction={direction}>
        <AdminContext
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
          theme={themes[direction].light}
          darkTheme={themes[direction].dark}
          defaultTheme="dark"
        >
          {/* react-admin's own AdminUI brings its layout, menu and sign-in page along; ours take their place. */}
          <CssBaseline enableColorScheme />
          <CoreAdminUI
            title={brandName}
            layout={Layout}
            loginPage={LoginPage}
            authCallbackPage={false}
            catchAll={NotFoundPage}
            accessDenied={NotAuthorizedPage}
            authenticationError={ErrorPage}
            error={ErrorPage}
            disableTelemetry
            requireAuth
          >
            <CustomRoutes noLayout>
              {Object.entries(entrance).map(([path, Component]) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <Suspense fallback={null}>
                      <Component />
                    </Suspense>
                  }
                />
              ))}
            </CustomRoutes>
            <CustomRoutes>
              <Route path="/" element={<StartPage />} />
              {pages.map(({ path, page, resource, action }) => (
                <Route key={path} path={path} element={<Guarded page={page} resource={resource} action={action} />} />
              ))}
            </CustomRoutes>
            {resources.map(({ name, icon, recordRepresentation, list, create, edit, show, pages: more = [] }) => (
              <Resource
                key={name}
                name={name}
                icon={icon}
                recordRepresentation={recordRepresentation}
                list={list && <ToIndex r={name} />}
                create={create && <Guarded page={create} resource={name} action="create" />}
                edit={edit && <Guarded page={edit} resource={name} action="edit" />}
                show={show && <Guarded page={show} resource={name} action="show" />}
              >
                {list && <Route path="index" element={<Guarded page={list} resource={name} action="list" />} />}
                {more.map(({ path, page }) => (
                  <Route key={path} path={path} element={<Guarded page={page} resource={name} action="list" />} />
                ))}
              </Resource>
            ))}
          </CoreAdminUI>
          <Toasts />
        </AdminContext>
      </DirectionProvider>
    </AbilityProvider>
  );
};
