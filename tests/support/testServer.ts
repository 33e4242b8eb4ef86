import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users';
import { buildApp } from '../../server/app';
import { readConfig, type Config } from '../../server/config';
import type { Database } from '../../server/database';
import { openFileStore } from '../../server/files/openFileStore';
import { hashPassword } from '../../server/accounts/passwords';
import { seedInbox } from '../../server/seed/inbox';
import { seedMails } from '../../server/seed/mails';
import { seedRecords } from '../../server/seed/records';
import { emailKey } from '../../server/accounts/users';
import { createFilledDatabase } from './testDatabase';

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  config: Config;
  connectionString: string;
  /** The session cookie of a demo account, such as `editor@example.org`. */
  signIn(email: string): Promise<string>;
  close(): Promise<void>;
}

/** The real server on its own database, with demo accounts, demo mails and the first demo projects. */
export async function startTestServer(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'regio-files-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const { database, connectionString, drop } = await createFilledDatabase('template_demo', (empty) =>
    fillDemo(empty, config),
  );
  const app = await buildApp({ config, database, files: openFileStore(config.filesUrl) });
  return {
    app,
    database,
    config,
    connectionString,
    signIn: async (email) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/login',
        payload: { email, password: DEMO_PASSWORD },
      });
      if (answer.statusCode !== 200) throw new Error(`${email} cannot sign in: ${answer.body}`);
      return String(answer.headers['set-cookie']).split(';')[0] as string;
    },
    close: async () => {
      await app.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fillDemo({ db }: Database, config: Config): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (trx) => {
    for (const { email, roles, notifications } of demoUsers) {
      await trx
        .insertInto('users')
        .values({ email, email_key: emailKey(email), password_hash: passwordHash, roles, notifications })
        .execute();
    }
    await seedRecords(trx, { projects: 40, persons: 40, companies: 40 });
    await seedInbox(trx, config.productId);
    await seedMails(trx, config);
  });
}
