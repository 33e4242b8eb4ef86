import { hash, verify, type Options } from '@node-rs/argon2';
import { createQueue } from '../http/queue';

/**
 * argon2id with the parameters OWASP recommends: 19 MiB, two passes; some hundredths of a second. (`algorithm: 2` is
 * argon2id.)
 */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of Node's threads at once, so that files and names are still read during a flood of sign-ins. */
const inTurn = createQueue({
  parallel: 2,
  longest: 100,
  busy: 'Im Moment melden sich sehr viele Personen an. Versuchen Sie es gleich noch einmal.',
});

/** The text to keep in place of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalize(password), options));
}

/**
 * Whether the password belongs to the hash. Without a hash (nobody has that address) it takes the same time and says
 * no. Errors: 503 when far too many are signing in.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  // What is no hash of ours belongs to an account that cannot sign in.
  const known = stored?.startsWith('$argon2') ? stored : undefined;
  const matches = await inTurn(async () => verify(known ?? (await nobodysHash()), normalize(password)));
  return matches && known !== undefined;
}

/** Keyboards write the same letter in different ways: `ü` may be one character or two. */
const normalize = (password: string) => password.normalize('NFC');

let nobody: Promise<string> | undefined;
/** Made once, before the first sign-in: what an unknown address is compared with. */
export function nobodysHash(): Promise<string> {
  return (nobody ??= hash('nobody has this password', options));
}
