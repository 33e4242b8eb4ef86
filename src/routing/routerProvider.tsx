import {
  reactRouterProvider,
  type RouterLinkProps,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
} from 'react-admin';
import { useCallback } from 'react';
import { toOurPath } from './paths';

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

/** react-admin's router with our addresses: it asks for `/projects/5` and goes to `/projects/5/edit`. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, Link, Navigate, useNavigate };
