import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../demo/users';
import { references } from '../demo/references';
import { simulatorForDemo } from './types/projects/chmos/simulator/forDemo';
import { buildApp } from './app';
import { isLoopback, type Config } from './config';
import { connect, type Database } from './database';
import { openDemoAccountEmails, refusePublicDemo, refuseToSeed } from './accounts/demoAccounts';
import type { FileStore } from './files/fileStore';
import { openFileStore } from './files/openFileStore';
import { removeAbandoned } from './files/removeUnused';
import { removeOldDrafts } from './drafts/drafts';
import { removeOldResponses } from './idempotency/storedResponses';
import type { Lifecycle } from './lifecycle';
import { listeningUrl } from './http/serverUrl';
import { restartChangesIfMoved } from './engine/read/changes';
import { startRendering } from './engine/write/rendering';
import { openMailTransport } from './mail/transports';
import { removeOldLogs, startTelemetry } from './logs/writing';
import { startMetrics } from './metrics/metrics';
import { startMailWorker } from './mail/worker';
import { migrate } from './migrate';
import { removeAbsent } from './live/presence';
import { publishDue } from './publishing/publishing';
import { startEmbeddedPostgres } from './postgres/embeddedPostgres';
import { seedDemo } from './seed/demo';
import { seedReferences } from './seed/references';
import { removeExpiredResets } from './accounts/passwordReset';
import { removeExpired } from './accounts/sessions';
import { removeOldSubmissions } from './submissions/removeOld';
import { startWebhookWorker } from './webhooks/deliver';
import { networksOf } from './http/outgoing';
import { removeOldMachineTexts } from './translations/machineRoutes';
import { answerSubmitters } from './submissions/entries/answers';
import { mailContextOf } from './submissions/entries/entries';

/** How long running requests may take to finish, in milliseconds. */
const drainTime = 10_000;
const hour = 3_600_000;

/**
 * Starts everything in order: database, tables, initial content, server. Registers clean-ups with `lifecycle`.
 * @returns the listening server
 * @throws with a message for each problem that the operator can fix
 */
export async function startServer(
  config: Config,
  lifecycle: Lifecycle,
  log: (message: string) => void,
): Promise<FastifyInstance> {
  const database = connect(config.databaseUrl ?? (await startDatabase(config, lifecycle, log)));
  lifecycle.defer(() => database.close());
  await openDatabase(database, config, log);
  const files = openFileStore(config.filesUrl);
  await seedFirst(config, database, files, log);
  await refusePublicDemo(config, database.db);

  const simulator = await simulatorForDemo(config, database.db);
  if (simulator) lifecycle.defer(() => simulator.stop());
  const chmosUrl = config.chmosUrl ?? simulator?.address ?? null;
  const app = await buildApp({ config: { ...config, chmosUrl }, database, files, logger: true });
  await listen(app, config);
  const measuring = await startMetrics(app);
  lifecycle.defer(() => measuring?.stop());
  // Stopped after the server, so that the last reports are written too.
  const telemetry = startTelemetry(database.db, app.telemetry, app.log);
  lifecycle.defer(() => telemetry.stop());
  lifecycle.defer(() => close(app));
  const texts = startRendering(database.db, app.log);
  lifecycle.defer(() => texts.stop());
  const mails = startMailWorker({ db: database.db, transport: openMailTransport(config), log: app.log });
  lifecycle.defer(() => mails.stop());
  const webhooks = startWebhookWorker({
    db: database.db,
    privateNetworks: networksOf(config.webhookNetworks),
    sender: config,
    log: app.log,
  });
  lifecycle.defer(() => webhooks.stop());
  for (const chore of chores) lifecycle.defer(repeat(chore, app));
  return app;
}

/** The messages after the start: the URL, and how to sign in. */
export async function greeting(app: FastifyInstance): Promise<string[]> {
  const { config, database } = app;
  const lines = [`${config.productName} is running at ${config.publicUrl ?? listeningUrl(app)}`];
  if (needsPublicUrl(config))
    lines.push(
      'PUBLIC_URL is not set: mails with links (personal links, newsletter, forgotten passwords …) are ' +
        'refused, since their links would have no address.',
    );
  const demo = await openDemoAccountEmails(database.db);
  if (demo.length > 0) lines.push(`Demo accounts, all with the password ${DEMO_PASSWORD}: ${demo.join(', ')}`);
  else if (!(await hasAccounts(database))) {
    lines.push('There is no account yet: npm run user:create -- --email you@example.org --role ROLE_SUPER_ADMIN');
  }
  return lines;
}

/** If other machines can reach the product, or mails are really sent, links need a public URL. */
const needsPublicUrl = ({ publicUrl, host, smtpUrl }: Config): boolean =>
  publicUrl === null && (!isLoopback(host) || smtpUrl !== null);

async function startDatabase(
  { dataDir }: Config,
  lifecycle: Lifecycle,
  log: (message: string) => void,
): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: log });
  lifecycle.defer(() => postgres.stop());
  return postgres.connectionString;
}

async function openDatabase(
  database: Database,
  { databaseUrl }: Config,
  log: (message: string) => void,
): Promise<void> {
  try {
    await migrate(database, { log });
    await restartChangesIfMoved(database.db);
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    if (!databaseUrl) throw error;
    throw new Error(`The database of DATABASE_URL cannot be used: ${message || code}.`, { cause: error });
  }
}

/** Adds the reference lists, and on the first start the demo content. */
async function seedFirst(
  config: Config,
  database: Database,
  files: FileStore,
  log: (message: string) => void,
): Promise<void> {
  if (config.seed === 'demo' && !(await hasAccounts(database))) {
    refuseToSeed(config);
    log('Filling in demo data …');
    await seedDemo(database, files, config);
  }
  await database.db.transaction().execute(async (trx) => {
    // `npm run seed` may be writing the same entries, which can take longer than a request may.
    await sql`set local statement_timeout = 0`.execute(trx);
    await seedReferences(trx, references);
  });
}

async function hasAccounts({ db }: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length > 0;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    await app.close();
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is already in use: stop the program that uses it, or set PORT to another one.`);
    if (code === 'EACCES') throw new Error(`This account may not use port ${port}: set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** Stops accepting requests, lets running ones finish, and disconnects those that hang. */
async function close(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainTime);
  await app.close();
  clearTimeout(cut);
}

/** Work that is repeated; with several servers, each does it. */
interface Chore {
  run: (app: FastifyInstance) => Promise<unknown>;
  /** In milliseconds. */
  every: number;
  /** Before the first run, in milliseconds; by default as between runs. */
  after?: number;
  /** For the log. */
  failure: string;
}

const chores: Chore[] = [
  {
    run: (app) => answerSubmitters(app.database.db, mailContextOf(app)),
    every: 3_000,
    failure: 'submitters could not be informed',
  },
  {
    run: ({ database, log }) =>
      publishDue(database.db, new Date(), (error) =>
        log.warn({ err: error }, 'a record could not be published or withdrawn on time'),
      ),
    every: 10_000,
    failure: 'records could not be published or withdrawn on time',
  },
  // Scans months of history. A server that is restarted daily does it too.
  {
    run: ({ database, files }) => removeAbandoned(database.db, files),
    every: 24 * hour,
    after: hour,
    failure: 'unused files could not be removed',
  },
  ...Object.entries<Chore['run']>({
    'expired sessions': ({ database }) => removeExpired(database.db),
    'old idempotency answers': ({ database }) => removeOldResponses(database.db),
    'expired links': ({ database }) => removeExpiredResets(database.db),
    'unconfirmed submissions': ({ database, files }) => removeOldSubmissions(database.db, files),
    'old logs': ({ database }) => removeOldLogs(database.db),
    'old drafts': ({ database }) => removeOldDrafts(database.db),
    'old machine translations': ({ database }) => removeOldMachineTexts(database.db),
    'absent editors': ({ database }) => removeAbsent(database.db),
  }).map(([what, run]) => ({ run, every: hour, failure: `${what} could not be removed` })),
];

/**
 * Repeats a chore. A run that takes longer than the interval delays the next one.
 * @returns stops it after the current run
 */
function repeat({ run, every, after = every, failure }: Chore, app: FastifyInstance): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      current = run(app)
        .catch((error: unknown) => app.log.warn({ err: error }, `${failure}; trying again later`))
        .then(() => {
          if (!isStopped) schedule(every);
        });
    }, delay).unref();
  };
  schedule(after);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
