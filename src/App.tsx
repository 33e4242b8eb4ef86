import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { useConfig, useFeature } from './config';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { i18nProvider } from './i18n/german';
import { importWords } from './i18n/imports';
import { contactGroups } from './resources/contactGroups';
import { companies, persons } from './resources/contacts';
import { deleted } from './resources/deleted';
import { inbox } from './resources/inbox';
import { mails } from './resources/mails';
import { projects } from './resources/projects';
import { users } from './resources/users';
import { GuardedPage } from './routing/GuardedPage';
import { Resource } from './routing/Resource';
import { routerProvider } from './routing/routerProvider';
import { ErrorPage } from './shell/ErrorPage';
import { HomePage } from './shell/HomePage';
import { LatestNotification } from './shell/LatestNotification';
import { Layout } from './shell/Layout';
import { LoginPage } from './shell/LoginPage';
import { LogoutPage } from './shell/LogoutPage';
import { NotFoundPage } from './shell/NotFoundPage';
import { StartupOverlay } from './shell/StartupOverlay';
import { ColorModeProvider } from './theme/ColorMode';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } } });

/** The pages of the back office: a table of contents. */
function Pages() {
  const isOn = useFeature();
  const { productName, imports } = useConfig();
  return (
    <CoreAdminUI
      title={productName}
      layout={Layout}
      loading={StartupOverlay}
      loginPage={LoginPage}
      catchAll={NotFoundPage}
      error={ErrorPage}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/" element={<HomePage />} />
        <Route path="/logout" element={<LogoutPage />} />
        {isOn(inbox.feature) && <Route path={inbox.path} element={<GuardedPage access={inbox.access} title={inbox.title} content={inbox.list} />} />}
        {isOn(inbox.feature) && isOn(projects.feature) && <Route path={`${inbox.path}/projects/:id`} element={<GuardedPage access={inbox.access} title={inbox.title} content={projects.review} />} />}
        {isOn(inbox.feature) && isOn(projects.feature) && imports?.includes('spreadsheet') && <Route path="/projects/import" element={<GuardedPage access={projects.access} title={importWords.title} content={projects.spreadsheet} />} />}
        {isOn(inbox.feature) && isOn(persons.feature) && <Route path={`${inbox.path}/contacts/person/:record/:id`} element={<GuardedPage access={inbox.access} title={inbox.title} content={persons.review} />} />}
        <Route path={mails.path} element={<GuardedPage access={mails.access} title={mails.title} content={mails.list} />} />
        <Route path={deleted.path} element={<GuardedPage access={deleted.access} title={deleted.title} content={deleted.list} />} />
      </CustomRoutes>
      {isOn(projects.feature) && <Resource {...projects} />}
      {isOn(persons.feature) && <Resource {...persons} />}
      {isOn(companies.feature) && <Resource {...companies} />}
      {isOn(contactGroups.feature) && <Resource {...contactGroups} />}
      <Resource {...users} />
    </CoreAdminUI>
  );
}

function Admin() {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
    >
      <ColorModeProvider>
        <Pages />
        <LatestNotification />
      </ColorModeProvider>
    </CoreAdminContext>
  );
}

/** A data router, since only that lets forms hold back a person with unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <Admin /> }]);

export function App() {
  // Moves at once: as a transition, the way to the sign-in page lost for seconds against react-admin asking again who is there.
  return <RouterProvider router={router} useTransitions={false} />;
}
