import {
  CanAccess,
  ResourceContextProvider,
  reactRouterProvider,
  type RouterLinkProps,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
} from 'react-admin';
import { Suspense, useLayoutEffect, type ComponentType, useCallback } from 'react';
import { Route, Routes } from 'react-router-dom';
import { inboxTypeFor, reviewRoute } from '../../domain/inbox/inbox';
import { useConfig } from '../session/config';
import { shellWords } from '../i18n/shell';
import type { ResourceDefinition } from '../resources/resource';
import { AccessDeniedPage, NotFoundPage, PageErrorBoundary } from '../shell/pages/MessagePages';
import { ContentLoading } from '../ui/page';
import { resources } from '../resources';
import { addPath, listPath } from '../ui/paths';

/** A page: sets the window title, shows a loading state, and catches errors so that the shell stays usable. */
function Page({ title, content: Content }: { title: string; content: ComponentType }) {
  const { productName } = useConfig();
  // Runs before the page sets a title of its own, as a form does.
  useLayoutEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title, productName]);
  return (
    <PageErrorBoundary>
      <Suspense fallback={<ContentLoading />}>
        <Content />
      </Suspense>
    </PageErrorBoundary>
  );
}

interface ResourceProps {
  /** The path of the pages, without the leading slash; react-admin creates the route. */
  name: string;
  definition: ResourceDefinition;
}

/**
 * The pages of a resource: list, `/add`, `/{id}/edit` and additional ones. Replaces react-admin's Resource, whose URLs
 * differ, through the hooks `raName` and `registerResource`.
 */
export function Resource({ definition }: ResourceProps) {
  const { name, label, list, create, edit, pages = [] } = definition;
  const config = useConfig();
  return (
    <ResourceContextProvider value={name}>
      <Routes>
        <Route index element={<ResourcePage action="list" title={label.plural} content={list} />} />
        {create && (
          <Route
            path="add"
            element={<ResourcePage action="create" title={shellWords.creating(label.singular)} content={create} />}
          />
        )}
        {edit && (
          <Route
            path=":id/edit/*"
            element={<ResourcePage action="edit" title={shellWords.editing(label.singular)} content={edit} />}
          />
        )}
        {pages.map(({ action, title, content, isThere }) =>
          isThere?.(config) === false ? null : (
            <Route
              key={action}
              path={action}
              element={<ResourcePage action={action} title={title} content={content} />}
            />
          ),
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ResourceContextProvider>
  );
}

Resource.raName = 'Resource';
/** The resource definition for react-admin's components. */
Resource.registerResource = ({
  definition: { name, label, icon, recordRepresentation, create, edit, formCode },
}: ResourceProps) => ({
  name,
  icon,
  recordRepresentation,
  hasList: true,
  hasCreate: create !== undefined,
  hasEdit: edit !== undefined,
  options: { label: `${label.singular} |||| ${label.plural}`, formCode },
});

interface ResourcePageProps {
  /** The action that `authProvider.canAccess` checks, on the surrounding resource unless another one is given. */
  action: string;
  resource?: string;
  title: string;
  content: ComponentType;
}

/** A page with an access check. */
function ResourcePage({ action, resource, title, content }: ResourcePageProps) {
  return (
    <CanAccess
      action={action}
      {...(resource ? { resource } : {})}
      loading={<ContentLoading />}
      accessDenied={<AccessDeniedPage />}
    >
      <Page title={title} content={content} />
    </CanAccess>
  );
}

/** The review pages of inbox items, by content type: `/inbox/projects/5`. */
export function reviewRoutes(resources: readonly ResourceDefinition[]) {
  const inbox = resources.find(({ name }) => name === 'inbox');
  if (!inbox) return [];
  return resources.flatMap(({ name, review }) => {
    const type = inboxTypeFor(name);
    if (!review || !type) return [];
    return (
      <Route
        key={name}
        path={reviewRoute(type)}
        element={<ResourcePage resource={inbox.name} action="list" title={inbox.label.plural} content={review} />}
      />
    );
  });
}

/**
 * Turns a URL from react-admin (`/projects/create`, `/projects/5`, `/users/5`) into ours (`/projects/add`,
 * `/projects/5/edit`, `/settings/users/5/edit`). Query and fragment are kept; other URLs are unchanged.
 */
export function toOurPath(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const definition = resources.find(({ name }) => path === `/${name}` || path.startsWith(`/${name}/`));
  if (!definition) return address;
  const { name, create, edit, pages = [] } = definition;
  const tail = path.slice(name.length + 2);
  if (create && tail === 'create') return addPath(name) + rest;
  const isOwn = tail === 'add' || pages.some(({ action }) => action === tail);
  if (edit && !isOwn && /^[^/]+$/.test(tail)) return `${listPath(name)}/${tail}/edit${rest}`;
  return listPath(name) + (tail === '' ? '' : `/${tail}`) + rest;
}

type To = string | Partial<RouterLocation>;

function rewrite(to: To): To {
  if (typeof to === 'string') return toOurPath(to);
  return to.pathname === undefined ? to : { ...to, pathname: toOurPath(to.pathname) };
}

function Link({ to, ...props }: RouterLinkProps) {
  return <reactRouterProvider.Link {...props} to={rewrite(to)} />;
}

function Navigate({ to, ...props }: RouterNavigateProps) {
  return <reactRouterProvider.Navigate {...props} to={rewrite(to)} />;
}

function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback<RouterNavigateFunction>(
    (to, options) => navigate(typeof to === 'number' ? to : rewrite(to), options),
    [navigate],
  );
}

/** react-admin's router with our URLs: `/projects/5` redirects to `/projects/5/edit`. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, Link, Navigate, useNavigate };
