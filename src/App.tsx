import { localStorageStore, type Store, AdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { lazy, Suspense, useMemo, useState } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { accountPath, forgotPath, resetPath } from '../domain/accounts/passwordLinks';
import { isLeftOut, makeAuthProvider } from './authProvider';
import { queryClient } from './cache/queryClient';
import { useConfig, useFeature } from './session/config';
import { useMe } from './session/session';
import { dataProvider } from './dataProvider';
import { i18nProvider } from './i18n/german';
import { withListMemory } from './list/listMemory';
import { resources } from './resources';
import { listPath } from './ui/paths';
import { Resource, reviewRoutes, routerProvider } from './routing/Resource';
import { AccessDeniedPage, ErrorPage, HomePage, LogoutPage, NotFoundPage } from './shell/pages/MessagePages';
import { LatestNotification } from './shell/LatestNotification';
import { Layout } from './shell/Layout';
import { StartupOverlay } from './shell/StartupOverlay';
import { makeTheme } from './theme/theme';

/**
 * A person's own settings, as react-admin's components store them: light or dark mode, columns, saved searches. Kept in
 * this browser after signing out, which would usually reset the store.
 */
function makePreferences(productId: string): Store {
  return { ...localStorageStore('1', `.${productId}`), reset: () => undefined };
}

const LoginPage = lazy(async () => ({ default: (await import('./shell/pages/SignInPages')).LoginPage }));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./shell/pages/SignInPages')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./shell/pages/SignInPages')).ResetPasswordPage,
}));
const AccountPage = lazy(async () => ({ default: (await import('./shell/account/AccountPage')).AccountPage }));

/** Loaded only if nobody is signed in. */
const SignIn = () => (
  <Suspense>
    <LoginPage />
  </Suspense>
);

/** All pages, from the list of content types and resources (src/resources/index.ts). */
function Pages() {
  const { productName, leftOut } = useConfig();
  const isOn = useFeature();
  // The server refuses every other page, too.
  if (useMe()?.needsSecondFactor)
    return (
      <Suspense>
        <main>
          <AccountPage />
        </main>
      </Suspense>
    );
  const present = resources.filter(({ name, feature }) => isOn(feature) && !isLeftOut(leftOut, name));
  return (
    <CoreAdminUI
      title={productName}
      layout={Layout}
      loading={StartupOverlay}
      loginPage={SignIn}
      catchAll={NotFoundPage}
      accessDenied={AccessDeniedPage}
      error={ErrorPage}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>
        <Route
          path={forgotPath}
          element={
            <Suspense>
              <ForgotPasswordPage />
            </Suspense>
          }
        />
        <Route
          path={`${resetPath}:code`}
          element={
            <Suspense>
              <ResetPasswordPage />
            </Suspense>
          }
        />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/" element={<HomePage />} />
        <Route path="/logout" element={<LogoutPage />} />
        <Route
          path={accountPath}
          element={
            <Suspense>
              <AccountPage />
            </Suspense>
          }
        />
        {reviewRoutes(present)}
      </CustomRoutes>
      {present.map((definition) => (
        <Resource key={definition.name} name={listPath(definition.name).slice(1)} definition={definition} />
      ))}
    </CoreAdminUI>
  );
}

/**
 * The parts of react-admin's `Admin`, with our own layout and sign-in page, because `Admin` would load its own as well
 * (docs/decisions/react-admin.md).
 */
function BackOffice() {
  const { productId, themeColors, leftOut } = useConfig();
  const isOn = useFeature();
  const authProvider = useMemo(() => makeAuthProvider(isOn, leftOut), [isOn, leftOut]);
  const [preferences] = useState(() => withListMemory(makePreferences(productId), productId));
  const lightTheme = useMemo(() => makeTheme('light', themeColors), [themeColors]);
  const darkTheme = useMemo(() => makeTheme('dark', themeColors), [themeColors]);
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={preferences}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline />
      <Pages />
      <LatestNotification />
    </AdminContext>
  );
}

/** A data router, because only that allows forms to block navigation when there are unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }]);

export function App() {
  // Navigates without transitions: as a transition, the redirect to the sign-in page took seconds, because it competed
  // with react-admin's repeated session checks.
  return <RouterProvider router={router} useTransitions={false} />;
}
