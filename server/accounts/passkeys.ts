import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AssertedPasskey, CreatedPasskey } from '../../domain/accounts/secondFactors';
import { isLoopback } from '../config';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';

/** Loaded with the first passkey, because loading it at the start would double the time the server takes to start. */
const webauthn = () => import('@simplewebauthn/server');

interface RelyingParty {
  /** The host name to which browsers bind passkeys. */
  rpID: string;
  origin: string;
}

/**
 * This installation as browsers know it: `PUBLIC_URL`, or localhost. Undefined where passkeys are unavailable: at an IP
 * address, and if the server does not know its own address.
 */
export function relyingParty({ server, protocol, host, hostname }: FastifyRequest): RelyingParty | undefined {
  const { publicUrl, host: listens } = server.config;
  const isLocal = publicUrl === null && isLoopback(listens) && hostname === 'localhost';
  const origin = publicUrl ?? (isLocal ? `${protocol}://${host}` : null);
  if (origin === null) return undefined;
  const { hostname: rpID } = new URL(origin);
  return /^[\d.]+$|:/.test(rpID) ? undefined : { rpID, origin };
}

/** @throws 409 */
function requireParty(request: FastifyRequest): RelyingParty {
  const party = relyingParty(request);
  if (party) return party;
  throw HttpProblem.conflict(
    'Passkeys sind unter dieser Adresse nicht möglich: Sie gehören zum Namen der Website, den die Administration mit ' +
      'PUBLIC_URL festlegt.',
  );
}

/** The passkeys of an account, for browsers. */
async function credentialsOf(db: Kysely<Tables>, userId: number) {
  const rows = await db
    .selectFrom('second_factors')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkey')
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id, transports }) => ({ id: credential_id ?? '', transports: transports ?? [] }));
}

/** The options a browser needs to create a passkey for an account. @throws 409 */
export async function creationOptions(request: FastifyRequest, user: { id: number; email: string; name: string }) {
  const { rpID } = requireParty(request);
  const { config, database } = request.server;
  return (await webauthn()).generateRegistrationOptions({
    rpName: config.productName,
    rpID,
    userID: new TextEncoder().encode(`account ${user.id}`),
    userName: user.email,
    userDisplayName: user.name || user.email,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(database.db, user.id),
    // A discoverable passkey signs in without a password.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/**
 * Checks the passkey that a browser created.
 * @throws 409; 422
 */
export async function verifyCreated(request: FastifyRequest, passkey: CreatedPasskey, challenge: string | null) {
  const { rpID, origin } = requireParty(request);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: challenge ?? '',
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    request.log.info({ reason: (error as Error).message }, 'passkey refused');
    return { registrationInfo: undefined };
  });
  if (!registrationInfo || challenge === null)
    throw HttpProblem.invalid([{ field: 'passkey', message: 'Der Passkey konnte nicht geprüft werden.' }]);
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: passkey.response.transports ?? [],
  };
}

/**
 * The options a browser needs to use a passkey: one of an account, or any that verifies its holder.
 * @throws 409
 */
export async function requestOptions(request: FastifyRequest, userId: number | null) {
  const { rpID } = requireParty(request);
  const { db } = request.server.database;
  return (await webauthn()).generateAuthenticationOptions({
    rpID,
    allowCredentials: userId === null ? [] : await credentialsOf(db, userId),
    userVerification: userId === null ? 'required' : 'preferred',
  });
}

export interface UsedPasskey {
  id: number;
  userId: number;
  counter: number;
}

/**
 * Checks a response of a passkey against the stored key.
 * @param userId null if the passkey is the only step: it must then verify its holder by fingerprint, face or PIN
 * @returns null if the response is invalid
 * @throws 409
 */
export async function verifyUsed(
  request: FastifyRequest,
  passkey: AssertedPasskey,
  challenge: string,
  userId: number | null,
): Promise<UsedPasskey | null> {
  const { rpID, origin } = requireParty(request);
  const found = await request.server.database.db
    .selectFrom('second_factors')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', passkey.id)
    .executeTakeFirst();
  if (!found?.public_key || (userId !== null && found.user_id !== userId)) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: passkey.id, publicKey: new Uint8Array(found.public_key), counter: found.counter ?? 0 },
      requireUserVerification: userId === null,
    });
    return verified ? { id: found.id, userId: found.user_id, counter: authenticationInfo.newCounter } : null;
  } catch (error) {
    // A counter that has not increased is refused too: the passkey may have been copied.
    request.log.warn({ account: found.user_id, reason: (error as Error).message }, 'passkey refused');
    return null;
  }
}

/** Stores the counter of a used passkey. Returns false if another use was faster. */
export async function storeUse(db: Kysely<Tables>, { id, counter }: UsedPasskey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ counter, last_used_at: new Date() })
    .where('id', '=', id)
    // Many passkeys have no counter and stay at 0.
    .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.val(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
