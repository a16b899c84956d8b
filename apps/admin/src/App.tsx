import { AbilityProvider } from '@casl/react';
import { CssBaseline } from '@mui/material';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource, type I18nProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { LoginPage } from './people/auth/LoginPage.tsx';
import './resources.ts';
import { ability } from './platform/api/ability.ts';
import { authProvider } from './platform/api/authProvider.ts';
import { brandName } from './platform/page/brand.tsx';
import { makeDataProvider } from './platform/api/dataProvider.ts';
import { makeHttp } from './platform/api/http.ts';
import { page, type Page } from './platform/page/page.ts';
import { makeQueryClient } from './platform/api/queryClient.ts';
import { allPages, allResources } from './platform/api/resource.ts';
import { store, useStored } from './platform/api/store.ts';
import { DirectionProvider } from './platform/theme/DirectionProvider.tsx';
import { makeTheme } from './platform/theme/makeTheme.ts';
import { ToIndex } from './platform/list/ToIndex.tsx';
import { ErrorPage } from './platform/shell/ErrorPage.tsx';
import { Guarded } from './platform/shell/Guarded.tsx';
import { Toasts } from './platform/shell/Toasts.tsx';

// The pages before the sign-in need none of the shell.
const entrance: Record<string, Page> = {
  '/register': page(() => import('./people/auth/RegisterPage.tsx').then((m) => m.RegisterPage)),
  '/forgot-password': page(() => import('./people/auth/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage)),
  '/reset-password': page(() => import('./people/auth/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage)),
  '/verify-email': page(() => import('./people/auth/VerifyEmailPage.tsx').then((m) => m.VerifyEmailPage)),
  '/accept-invitation': page(() => import('./people/auth/AcceptInvitationPage.tsx').then((m) => m.AcceptInvitationPage)),
};
const NotAuthorizedPage = page(() => import('./platform/shell/NotAuthorizedPage.tsx').then((m) => m.NotAuthorizedPage));
const NotFoundPage = page(() => import('./platform/shell/NotFoundPage.tsx').then((m) => m.NotFoundPage));
const StartPage = page(() => import('./platform/shell/StartPage.tsx').then((m) => m.StartPage));
const LazyShell = lazy(() => import('./platform/shell/Shell.tsx').then(({ Shell }) => ({ default: Shell })));
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
              {allPages().map(({ path, page, subject }) => (
                <Route key={path} path={path} element={<Guarded page={page} subject={subject} />} />
              ))}
            </CustomRoutes>
            {allResources().map(({ name, icon, recordRepresentation, list, create, edit, show }) => (
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
              </Resource>
            ))}
          </CoreAdminUI>
          <Toasts />
        </AdminContext>
      </DirectionProvider>
    </AbilityProvider>
  );
};
