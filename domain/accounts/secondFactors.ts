import * as z from 'zod/mini';
import { objectExpected } from '../values/values';

/** A passkey, or an authenticator app that generates codes. */
export type FactorKind = 'passkey' | 'totp';

export interface SecondFactor {
  id: number;
  kind: FactorKind;
  /** The name that its owner gave it. */
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The second factors of an account, as its owner sees them. */
export interface OwnFactors {
  factors: SecondFactor[];
  /** The number of unused recovery codes. */
  recoveryCodes: number;
  /** Whether a role of the account requires a factor. */
  isRequired: boolean;
  /** Whether passkeys work at the address of this request. Browsers bind them to a host name. */
  hasPasskeys: boolean;
}

/** The reason why an account can do nothing yet. */
export const factorNeeded =
  'Ihre Rolle verlangt einen zweiten Faktor. Richten Sie ihn bitte unter «Eigenes Konto» ein, bevor Sie ' +
  'weiterarbeiten.';

const wrongPasskey = 'Die Antwort des Passkeys ist unvollständig.';
const incomplete = z.string(wrongPasskey).check(z.maxLength(4_000, wrongPasskey));
const password = z
  .string('Geben Sie bitte Ihr Passwort an.')
  .check(z.minLength(1, 'Geben Sie bitte Ihr Passwort an.'), z.maxLength(1_000, 'Das Passwort ist zu lang.'));
const code = z
  .string('Geben Sie bitte den Code an.')
  .check(z.trim(), z.minLength(1, 'Geben Sie bitte den Code an.'), z.maxLength(60, 'Der Code ist zu lang.'));

const credential = { id: incomplete, rawId: incomplete, type: z.literal('public-key', wrongPasskey) };
const created = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: incomplete,
        attestationObject: z.string(wrongPasskey).check(z.maxLength(20_000, wrongPasskey)),
        transports: z.optional(
          z
            .array(z.string(wrongPasskey).check(z.maxLength(40, wrongPasskey)), wrongPasskey)
            .check(z.maxLength(10, wrongPasskey)),
        ),
      },
      wrongPasskey,
    ),
  },
  wrongPasskey,
);
const asserted = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: incomplete,
        authenticatorData: incomplete,
        signature: incomplete,
        userHandle: z.optional(z.nullable(incomplete)),
      },
      wrongPasskey,
    ),
  },
  wrongPasskey,
);

/** Changing factors requires the password again. */
export const factorPasswordSchema = z.object({ password }, objectExpected);
export const totpCodeSchema = z.object({ code }, objectExpected);
export const newPasskeySchema = z.object(
  {
    name: z
      .string('Geben Sie bitte einen Namen an.')
      .check(
        z.trim(),
        z.minLength(1, 'Geben Sie bitte einen Namen an.'),
        z.maxLength(60, 'Der Name ist zu lang: höchstens 60 Zeichen.'),
      ),
    passkey: created,
  },
  objectExpected,
);
/** The second step of signing in: a code of an app, a recovery code, or the response of a passkey. */
export const secondStepSchema = z.object({ code: z.optional(code), passkey: z.optional(asserted) }, objectExpected);

export type CreatedPasskey = z.output<typeof created>;
export type AssertedPasskey = z.output<typeof asserted>;
