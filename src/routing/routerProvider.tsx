import {
  reactRouterProvider,
  type RouterLinkProps,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
} from 'react-admin';
import { useCallback } from 'react';
import { resources } from '../resources';
import { addPath, listPath } from '../ui/paths';

/**
 * Turns an address made by react-admin (`/projects/create`, `/projects/5`, `/users/5`) into ours (`/projects/add`,
 * `/projects/5/edit`, `/settings/users/5/edit`). Query and fragment stay; other addresses are unchanged.
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

/** react-admin's router with our addresses: `/projects/5` leads to `/projects/5/edit`. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, Link, Navigate, useNavigate };
