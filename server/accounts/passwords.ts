import { createHash } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { createQueue } from '../http/queue';

/**
 * argon2id with the parameters recommended by OWASP: 19 MiB, two passes; takes a few hundredths of a second.
 * `algorithm: 2` is argon2id.
 */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limited to half of Node's threads, so that file access and DNS still work during a flood of sign-ins. */
const queued = createQueue({
  parallel: 2,
  maxWaiting: 100,
  busy: 'Im Moment melden sich sehr viele Personen an. Versuchen Sie es gleich noch einmal.',
});

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(normalize(password), options));
}

/**
 * Whether a password matches a hash, either one of ours or one from the existing system. Without a hash (unknown
 * address) it returns false after the time that our own hashes take.
 * @throws 503 when too many people are signing in
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored && isBcrypt(stored)) return queued(() => matchesBcrypt(stored, password));
  // Accounts with any other hash cannot sign in.
  const known = stored?.startsWith('$argon2') ? stored : undefined;
  const matches = await queued(async () => {
    const against = known ?? (await dummyHash());
    return (
      (await verify(against, normalize(password))) ||
      // The existing system hashed passwords exactly as typed.
      (normalize(password) !== password && known !== undefined && verify(known, password))
    );
  });
  return matches && known !== undefined;
}

/** Whether a hash comes from the existing system. */
export const isBcrypt = (stored: string) => /^\$2[aby]\$/.test(stored);

/** Symfony replaces passwords that bcrypt would truncate (over 72 bytes, or with a NUL) with their digest. */
async function matchesBcrypt(stored: string, password: string): Promise<boolean> {
  const typed = [...new Set([password, normalize(password)])];
  for (const one of typed) {
    const isLong = Buffer.byteLength(one) > 72 || one.includes('\0');
    const given = isLong ? createHash('sha512').update(one).digest('base64') : one;
    if (await compare(given, stored)) return true;
  }
  return false;
}

/** Whether a hash was made by another algorithm or with other parameters than ours. */
export const needsRehash = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`);

/** Depending on the keyboard, `ü` is one character or two. */
const normalize = (password: string) => password.normalize('NFC');

let dummyHashing: Promise<string> | undefined;
/** The hash to compare with for unknown addresses; created once, before the first sign-in. */
export function dummyHash(): Promise<string> {
  return (dummyHashing ??= hash('nobody has this password', options));
}
