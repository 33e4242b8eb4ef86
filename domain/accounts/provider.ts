/** Signing in by a provider of OpenID Connect. No zod in this file. */

/** Sends the browser to the provider. */
export const providerPath = '/oidc/login';
/** Where the provider sends it back. */
export const providerCallbackPath = '/oidc/callback';

/** Why a sign-in was refused, as the sign-in page hears of it. */
export type ProviderRefusal =
  'expired' | 'denied' | 'invalid' | 'unreachable' | 'unverified' | 'domain' | 'unknown' | 'taken' | 'disabled';
