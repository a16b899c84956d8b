import { AbilityProvider } from '@casl/react';
import { CssBaseline } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { memo, Suspense, useEffect } from 'react';
import {
  AdminContext,
  Authenticated,
  Resource,
  ResourceDefinitionContext,
  useScrollToTop,
  type DataProvider,
  type I18nProvider,
} from 'react-admin';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { LoginPage } from './people/auth/LoginPage.tsx';
import './resources.ts';
import { ability } from './platform/api/ability.ts';
import { firstPageDrawn } from './platform/api/calls/afterFirstRows.ts';
import { authProvider } from './platform/api/session/authProvider.ts';
import { page, part, type Page } from './platform/page/page.ts';
import { allPages, allResources } from './platform/api/resource.ts';
import { store, useStored } from './platform/api/session/store.ts';
import { DirectionProvider } from './platform/theme/DirectionProvider.tsx';
import { useThemes } from './platform/theme/useThemes.ts';
import { ToIndex } from './platform/list/ToIndex.tsx';
import { ErrorPage } from './platform/shell/pages/ErrorPage.tsx';
import { PageBoundary } from './platform/shell/pages/PageBoundary.tsx';
import { Guarded } from './platform/shell/pages/Guarded.tsx';
import { Toasts } from './platform/shell/toasts/Toasts.tsx';

// The pages before sign-in need nothing of the shell.
const entrance: Record<string, Page> = {
  '/register': page(() => import('./people/auth/RegisterPage.tsx').then((m) => m.RegisterPage)),
  '/forgot-password': page(() => import('./people/auth/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage)),
  '/reset-password': page(() => import('./people/auth/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage)),
  '/verify-email': page(() => import('./people/auth/VerifyEmailPage.tsx').then((m) => m.VerifyEmailPage)),
  '/accept-invitation': page(() => import('./people/auth/AcceptInvitationPage.tsx').then((m) => m.AcceptInvitationPage)),
};
const NotAuthorizedPage = page(() => import('./platform/shell/pages/NotAuthorizedPage.tsx').then((m) => m.NotAuthorizedPage));
const NotFoundPage = page(() => import('./platform/shell/pages/NotFoundPage.tsx').then((m) => m.NotFoundPage));
const StartPage = page(() => import('./platform/shell/pages/StartPage.tsx').then((m) => m.StartPage));
export const LateShell = part(() => import('./platform/shell/Shell.tsx').then(({ Shell }) => Shell));

const late = (Component: Page) => (
  <Suspense fallback={null}>
    <Component />
  </Suspense>
);

/** All routes. They never change, so that react-admin's registrations do not draw the page again. */
const routes = (
  <>
    <Route path="/login" element={<LoginPage />} />
    {Object.entries(entrance).map(([path, Component]) => (
      <Route key={path} path={path} element={late(Component)} />
    ))}
    <Route element={<SignedIn />}>
      <Route path="/" element={<StartPage />} />
      {allPages().map(({ path, page, subject, action, field, whole }) => (
        <Route
          key={path}
          path={path}
          element={<Guarded page={page} subject={subject} action={action} field={field} whole={whole} />}
        />
      ))}
      {allResources().map(({ name, list, create, edit, show }) => (
        <Route key={name} path={name}>
          {list && <Route index element={<ToIndex r={name} />} />}
          {list && <Route path="index" element={<Guarded page={list} resource={name} action="list" />} />}
          {create && <Route path="create/*" element={<Guarded page={create} resource={name} action="create" />} />}
          {show && <Route path=":id/show/*" element={<Guarded page={show} resource={name} action="show" />} />}
          {edit && <Route path=":id/*" element={<Guarded page={edit} resource={name} action="edit" />} />}
        </Route>
      ))}
      <Route path="/access-denied" element={<NotAuthorizedPage />} />
      <Route path="/authentication-error" element={<ErrorPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </>
);

function SignedIn() {
  return (
    <Authenticated>
      <Suspense fallback={null}>
        <LateShell>
          <Outlet />
        </LateShell>
      </Suspense>
    </Authenticated>
  );
}

/**
 * The resources in react-admin's form. It would register them one by one, twice, after the first render, and each time draw everything
 * that reads one again.
 */
const definitions = {
  definitions: Object.fromEntries(allResources().map((resource) => [resource.name, Resource.registerResource(resource)])),
  register: () => undefined,
  unregister: () => undefined,
};

const Pages = memo(() => {
  useScrollToTop();
  useEffect(firstPageDrawn, []);
  return (
    <PageBoundary route={useLocation().pathname}>
      <Routes>{routes}</Routes>
    </PageBoundary>
  );
});
Pages.displayName = 'Pages';

type Props = { i18nProvider: I18nProvider; dataProvider: DataProvider; queryClient: QueryClient };

export const App = ({ i18nProvider, dataProvider, queryClient }: Props) => {
  const direction = useStored('layout.rtl', false) ? 'rtl' : 'ltr';
  const { light, dark } = useThemes(direction);
  return (
    <AbilityProvider value={ability}>
      <DirectionProvider direction={direction}>
        <AdminContext
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
          theme={light}
          darkTheme={dark}
          defaultTheme="dark"
        >
          {/* react-admin's AdminUI has its own layout, menu, sign-in page and routes; ours replace it. */}
          <CssBaseline enableColorScheme />
          <ResourceDefinitionContext.Provider value={definitions}>
            <Pages />
          </ResourceDefinitionContext.Provider>
          <Toasts />
        </AdminContext>
      </DirectionProvider>
    </AbilityProvider>
  );
};
