import type { Kysely } from 'kysely';
import { openDemoAccountEmails } from '../../../../accounts/demoAccounts';
import type { Config } from '../../../../config';
import type { Tables } from '../../../../tables';

/**
 * Lets a demo import projects too, from a simulated database, as long as the demo accounts are open. Null otherwise.
 */
export async function simulatorForDemo({ seed, chmosUrl }: Pick<Config, 'seed' | 'chmosUrl'>, db: Kysely<Tables>) {
  if (chmosUrl !== null || seed !== 'demo' || (await openDemoAccountEmails(db)).length === 0) return null;
  const { startSimulator } = await import('./simulator');
  return startSimulator();
}
