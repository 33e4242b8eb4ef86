import { parseArgs } from 'node:util';
import { roleLabels } from '../../domain/accounts/users';
import type { Config } from '../config';
import { connect, type Database } from '../database';
import { findDemoPasswords } from '../accounts/demoAccounts';
import { migrate } from '../migrate';
import { HttpProblem } from '../http/problems';
import { createUser, deleteUser, findAccount } from '../accounts/users';
import { withDatabase } from './withDatabase';

const usage =
  'Usage: npm run user:create -- --email you@example.org --role ROLE_ADMIN [--password …] [--remove-demo-accounts]';

/**
 * Creates an account, whether the server is running or not. `--remove-demo-accounts` also removes every other account
 * that has the demo password.
 * @param askPassword called if `--password` is not given
 * @param log receives progress messages
 * @throws with a message for the user
 */
export async function createAccount(
  config: Config,
  args: string[],
  askPassword: () => Promise<string>,
  log: (message: string) => void,
): Promise<void> {
  const { email, role, removeDemo, ...given } = readArguments(args);
  const password = given.password ?? (await askPassword());
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database);
      const { user } = await createUser(database.db, { email, password, roles: [role], notifications: [] }, null);
      log(`Account ${user.id} (${user.email}, ${role}) created.`);
      if (removeDemo) await removeDemoAccounts(database, user.email, log);
    } catch (error) {
      throw error instanceof HttpProblem ? new Error(sentences(error)) : error;
    } finally {
      await database.close();
    }
  });
}

function readArguments(args: string[]) {
  const options = {
    email: { type: 'string' },
    role: { type: 'string' },
    password: { type: 'string' },
    'remove-demo-accounts': { type: 'boolean', default: false },
  } as const;
  const parse = () => {
    try {
      return parseArgs({ args, options }).values;
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${usage}`);
    }
  };
  const { email, role, password, 'remove-demo-accounts': removeDemo } = parse();
  if (!email || !role) throw new Error(usage);
  const allowed = Object.keys(roleLabels);
  if (!allowed.includes(role)) throw new Error(`--role takes one of ${allowed.join(', ')}.`);
  return { email, role, password, removeDemo };
}

async function removeDemoAccounts({ db }: Database, except: string, log: (message: string) => void): Promise<void> {
  for (const email of await findDemoPasswords(db)) {
    const account = email === except ? undefined : await findAccount(db, email);
    if (!account) continue;
    await deleteUser(db, account.user.id, null);
    log(`Account ${account.user.id} (${email}) removed.`);
  }
}

function sentences({ detail, errors }: HttpProblem): string {
  return errors?.map(({ field, message }) => `${field}: ${message}`).join('\n') ?? detail;
}
