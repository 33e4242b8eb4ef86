import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from 'openid-client';
import * as z from 'zod';
import { grantedRoles } from '../../domain/accounts/userRules';
import { providerCallbackPath, providerPath, type ProviderRefusal } from '../../domain/accounts/provider';
import { isEmail } from '../../domain/values/values';
import { isObject } from '../../domain/values/isObject';
import type { Role } from '../../domain/access';
import type { OpenIdConfig } from '../config';
import type { Database } from '../database';
import { HttpProblem } from '../http/problems';
import { linkBase } from '../http/serverUrl';
import { isSecure } from './sessionPlugin';
import { signIn } from './signIn';
import { createUser, findAccount, findUser, updateUser, type StoredUser } from './users';

/** Signing in with an OpenID Connect provider. See docs/decisions/openid-connect.md. */

type Db = Database['db'];
type Claims = Record<string, unknown>;

/** The reason for refusing a sign-in: a code for the sign-in page, and a text for the log. */
class Refused extends Error {
  constructor(
    readonly reason: ProviderRefusal,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** The time limit for signing in at the provider, in seconds. */
const allowedTime = 600;
/** The time for which the provider's metadata is cached, in milliseconds. */
const metadataAge = 3_600_000;

/** The values stored in a cookie while the person is at the provider. */
const startedSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-provider' : 'provider');
/** Lax, because the provider's page redirects the browser back. */
const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

function started(request: FastifyRequest): z.output<typeof startedSchema> | null {
  try {
    const kept = Buffer.from(request.cookies[cookieName(request)] ?? '', 'base64url').toString();
    return startedSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Pages rather than API calls: the browser goes to the provider and returns. */
export async function providerPages(app: FastifyInstance): Promise<void> {
  const { openId } = app.config;
  if (!openId) return;
  const { db } = app.database;

  app.get(providerPath, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      const [library, provider] = await connectTo(openId);
      const [state, nonce, verifier] = [library.randomState(), library.randomNonce(), library.randomPKCECodeVerifier()];
      const url = library.buildAuthorizationUrl(provider, {
        redirect_uri: `${linkBase(request)}${providerCallbackPath}`,
        scope: openId.scope,
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const kept = Buffer.from(JSON.stringify({ state, nonce, verifier })).toString('base64url');
      void reply.setCookie(cookieName(request), kept, { ...cookieOptions(request), maxAge: allowedTime });
      return await reply.redirect(url.href, 302);
    } catch (error) {
      return reply.redirect(refusedPage(request, error), 302);
    }
  });

  app.get(providerCallbackPath, async (request, reply) => {
    void reply.header('cache-control', 'no-store').clearCookie(cookieName(request), cookieOptions(request));
    try {
      const claims = await readClaims(openId, request);
      const user = await accountOf(db, openId, claims);
      await takeRoles(db, openId, claims, user, request);
      await signIn(request, reply, user.id, { isByProvider: true });
      return await reply.redirect('/login', 302);
    } catch (error) {
      return reply.redirect(refusedPage(request, error), 302);
    }
  });
}

/** The sign-in page with a message. Details are in the log. */
function refusedPage(request: FastifyRequest, error: unknown): string {
  const reason: ProviderRefusal = error instanceof Refused ? error.reason : 'unreachable';
  request.log.warn({ err: error, reason }, 'sign-in by the provider refused');
  return `/login?refused=${reason}`;
}

const connections = new WeakMap<OpenIdConfig, { at: number; provider: Promise<Configuration> }>();

/** The library, and the provider's metadata. */
async function connectTo(config: OpenIdConfig) {
  const library = await import('openid-client');
  const known = connections.get(config);
  if (known && Date.now() - known.at < metadataAge) return [library, await known.provider] as const;
  const isLocal = config.issuer.startsWith('http:');
  const provider = library.discovery(
    new URL(config.issuer),
    config.clientId,
    // The clocks of two machines may differ by some seconds.
    { [library.clockTolerance]: 30 },
    library.ClientSecretPost(config.clientSecret),
    {
      timeout: 10,
      // Checks the signature too, although the token comes directly from the provider.
      execute: [library.enableNonRepudiationChecks, ...(isLocal ? [library.allowInsecureRequests] : [])],
    },
  );
  connections.set(config, { at: Date.now(), provider });
  provider.catch(() => connections.delete(config));
  return [library, await provider] as const;
}

/**
 * The provider's claims about the person, after all checks.
 * @throws Refused
 */
async function readClaims(config: OpenIdConfig, request: FastifyRequest): Promise<Claims & { sub: string }> {
  const kept = started(request);
  const url = new URL(request.url, linkBase(request));
  if (!kept || url.searchParams.get('state') !== kept.state)
    throw new Refused('expired', 'the browser did not begin this sign-in, or too long ago');
  const [library, provider] = await connectTo(config);
  try {
    const tokens = await library.authorizationCodeGrant(provider, url, {
      expectedState: kept.state,
      expectedNonce: kept.nonce,
      pkceCodeVerifier: kept.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Refused('invalid', 'there is no ID token');
    const isWhole = 'email' in claims && (!config.rolesClaim || claimOf(claims, config.rolesClaim) !== undefined);
    if (isWhole || !provider.serverMetadata().userinfo_endpoint) return claims;
    return { ...(await library.fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims };
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (error instanceof library.AuthorizationResponseError) throw new Refused('denied', 'the provider refused', error);
    if (isUnreachable(error)) throw new Refused('unreachable', 'the provider cannot be reached', error);
    throw new Refused('invalid', 'the answer of the provider is not valid', error);
  }
}

/** Whether the error is one of the network, not a failed check. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (['TimeoutError', 'AbortError'].includes(error.name) ||
    error.message === 'fetch failed' ||
    (error.cause !== undefined && isUnreachable(error.cause)));

/** A claim by its name or path: `realm_access.roles`. */
function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const key of name.split('.')) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/**
 * The account of a person, found by issuer and subject, or at the first sign-in by a verified address.
 * @throws Refused
 */
async function accountOf(db: Db, config: OpenIdConfig, claims: Claims & { sub: string }): Promise<StoredUser> {
  const email = typeof claims.email === 'string' && isEmail(claims.email) ? claims.email : null;
  const isVerified = email !== null && claims.email_verified === true;
  if (config.domains.length > 0) {
    if (!isVerified) throw new Refused('unverified', 'the address is not verified');
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    if (!config.domains.includes(domain)) throw new Refused('domain', 'the domain of the address is not allowed');
  }
  const bound = await db
    .selectFrom('external_identities')
    .select('user_id')
    .where('issuer', '=', config.issuer)
    .where('subject', '=', claims.sub)
    .executeTakeFirst();
  if (bound) return refuseDisabled(await findUser(db, bound.user_id));
  if (!isVerified) throw new Refused('unverified', 'the address is not verified');
  const known = (await findAccount(db, email))?.user;
  if (known && (await isBound(db, config, known.id)))
    throw new Refused('taken', 'the account belongs to another person at the provider');
  const user = known ? refuseDisabled(known) : await newAccount(db, config, email, claims);
  await db
    .insertInto('external_identities')
    .values({ issuer: config.issuer, subject: claims.sub, user_id: user.id })
    .execute();
  return user;
}

function refuseDisabled(user: StoredUser | undefined): StoredUser {
  if (!user || user.isDisabled) throw new Refused('disabled', 'the account is switched off');
  return user;
}

async function newAccount(db: Db, config: OpenIdConfig, email: string, claims: Claims): Promise<StoredUser> {
  if (!config.createsAccounts) throw new Refused('unknown', 'there is no account with this address');
  const name =
    typeof claims.name === 'string'
      ? claims.name
          .replace(/\p{Cc}/gu, ' ')
          .slice(0, 100)
          .trim()
      : '';
  // Without a password. The roles are set afterwards.
  return (await createUser(db, { email, name, roles: [], isInvited: true }, null)).user;
}

/** Whether an account signs in with the provider. */
export async function isBound(db: Db, config: OpenIdConfig, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('external_identities')
    .select('user_id')
    .where('issuer', '=', config.issuer)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The roles in a claim. Names that are not configured are ignored. */
function rolesIn({ roles }: OpenIdConfig, value: unknown): Role[] {
  const given = [value].flat();
  return grantedRoles(given.flatMap((one) => (typeof one === 'string' && roles.get(one)) || []));
}

/** Sets the roles of an account from its claim. The last administrator keeps that role. */
async function takeRoles(
  db: Db,
  config: OpenIdConfig,
  claims: Claims,
  user: StoredUser,
  request: FastifyRequest,
): Promise<void> {
  if (!config.rolesClaim) return;
  const roles = rolesIn(config, claimOf(claims, config.rolesClaim));
  if (roles.join() === grantedRoles(user.roles).join()) return;
  try {
    await updateUser(db, user.id, { roles }, null);
    request.log.info({ account: user.id, roles }, 'roles by the provider');
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== 409) throw error;
    request.log.warn({ account: user.id, err: error }, 'the last administrator keeps their roles');
  }
}

/**
 * The URL that ends the session at the provider too; null if the provider has none or cannot be reached.
 */
export async function providerLogout(request: FastifyRequest): Promise<string | null> {
  const { openId } = request.server.config;
  if (!openId) return null;
  try {
    const [library, provider] = await connectTo(openId);
    if (!provider.serverMetadata().end_session_endpoint) return null;
    return library.buildEndSessionUrl(provider, { post_logout_redirect_uri: `${linkBase(request)}/login` }).href;
  } catch (error) {
    request.log.warn({ err: error }, 'the session at the provider was not ended');
    return null;
  }
}
