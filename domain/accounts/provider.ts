/** Signing in with an OpenID Connect provider. This file does not import zod. */

/** Redirects the browser to the provider. */
export const providerPath = '/oidc/login';
/** The URL to which the provider redirects back. */
export const providerCallbackPath = '/oidc/callback';

/** The reasons for refusing a sign-in, as passed to the sign-in page. */
export type ProviderRefusal =
  'expired' | 'denied' | 'invalid' | 'unreachable' | 'unverified' | 'domain' | 'unknown' | 'taken' | 'disabled';
