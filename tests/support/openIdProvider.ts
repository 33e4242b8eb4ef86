import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A minimal but strict OpenID Connect provider over HTTP: a code works once, with its verifier and secret. Everyone is
 * signed in as `person`.
 */
export interface OpenIdProvider {
  issuer: string;
  /** The environment variables of a server that uses it. */
  env: Record<string, string>;
  /** The claims about the person. */
  person: Record<string, unknown>;
  /** Replaces claims of the next tokens by wrong ones. */
  tamper: Record<string, unknown>;
  /** Signs with an unpublished key. */
  isForging: boolean;
  /** Refuses everyone. */
  isRefusing: boolean;
  /** Omits address and roles from the ID token, so that they must be requested from the userinfo endpoint. */
  isTerse: boolean;
  stop(): Promise<void>;
}

interface Grant {
  nonce: string;
  challenge: string;
  redirect: string;
}

const clientId = 'regio';
const clientSecret = 'ein-geheimnis-fuer-tests';
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const tokens = new Set<string>();

  const jwt = (claims: object, key: KeyObject) => {
    const content = `${base64({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64(claims)}`;
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const send = (response: ServerResponse, value: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const redirect = (response: ServerResponse, to: string, params: Record<string, string>) =>
    response.writeHead(302, { location: `${to}?${new URLSearchParams(params)}` }).end();

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', provider.issuer);
    const of = (name: string) => query.get(name) ?? '';
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return send(response, {
          issuer: provider.issuer,
          authorization_endpoint: `${provider.issuer}/authorize`,
          token_endpoint: `${provider.issuer}/token`,
          jwks_uri: `${provider.issuer}/keys`,
          userinfo_endpoint: `${provider.issuer}/userinfo`,
          end_session_endpoint: `${provider.issuer}/logout`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        });
      case '/keys':
        return send(response, {
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
        });
      case '/authorize': {
        const [back, state] = [of('redirect_uri'), of('state')];
        if (of('client_id') !== clientId || of('code_challenge_method') !== 'S256') return send(response, {}, 400);
        if (provider.isRefusing) return redirect(response, back, { error: 'access_denied', state });
        const code = randomUUID();
        grants.set(code, { nonce: of('nonce'), challenge: of('code_challenge'), redirect: back });
        return redirect(response, back, { code, state });
      }
      case '/token': {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const body = new URLSearchParams(Buffer.concat(chunks).toString());
        const grant = grants.get(body.get('code') ?? '');
        grants.delete(body.get('code') ?? '');
        const challenge = createHash('sha256')
          .update(body.get('code_verifier') ?? '')
          .digest('base64url');
        const isRight = body.get('client_secret') === clientSecret && body.get('redirect_uri') === grant?.redirect;
        if (!grant || !isRight || challenge !== grant.challenge) return send(response, { error: 'invalid_grant' }, 400);
        const now = Math.floor(Date.now() / 1000);
        const { sub, ...rest } = provider.person;
        const claims = {
          iss: provider.issuer,
          aud: clientId,
          iat: now,
          exp: now + 300,
          nonce: grant.nonce,
          sub,
          ...(!provider.isTerse && rest),
          ...provider.tamper,
        };
        const access_token = randomUUID();
        tokens.add(access_token);
        const id_token = jwt(claims, provider.isForging ? others.privateKey : keys.privateKey);
        return send(response, { access_token, token_type: 'Bearer', expires_in: 300, id_token });
      }
      case '/userinfo':
        if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return send(response, {}, 401);
        return send(response, provider.person);
      case '/logout':
        return redirect(response, of('post_logout_redirect_uri'), {});
      default:
        return send(response, {}, 404);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: OpenIdProvider = {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_LABEL: 'Mit dem Agenturkonto anmelden',
    },
    person: {},
    tamper: {},
    isForging: false,
    isRefusing: false,
    isTerse: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
