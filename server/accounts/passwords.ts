import { hash, verify, type Options } from '@node-rs/argon2';
import { createQueue } from '../http/queue';

/**
 * argon2id with the parameters recommended by OWASP: 19 MiB, two passes; takes some hundredths of a second. `algorithm:
 * 2` is argon2id.
 */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limited to half of Node's threads, so that file access and DNS still work during a flood of sign-ins. */
const inTurn = createQueue({
  parallel: 2,
  longest: 100,
  busy: 'Im Moment melden sich sehr viele Personen an. Versuchen Sie es gleich noch einmal.',
});

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalize(password), options));
}

/**
 * Whether a password matches the hash. Without a hash (unknown address) it takes the same time and returns false.
 * @throws 503 when too many people are signing in
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  // Accounts with any other hash cannot sign in.
  const known = stored?.startsWith('$argon2') ? stored : undefined;
  const matches = await inTurn(async () => verify(known ?? (await nobodysHash()), normalize(password)));
  return matches && known !== undefined;
}

/** Keyboards produce `ü` as one character or two. */
const normalize = (password: string) => password.normalize('NFC');

let nobody: Promise<string> | undefined;
/** The hash to compare with for unknown addresses; created once, before the first sign-in. */
export function nobodysHash(): Promise<string> {
  return (nobody ??= hash('nobody has this password', options));
}
