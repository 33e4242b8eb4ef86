import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startMailServer } from '../../tests/support/mailServer';
import { missingDatabase } from '../../tests/support/testApp';
import { watchedDatabase } from '../../tests/support/watchedDatabase';
import { readConfig } from '../config';
import { connect } from '../database';
import { examine } from './doctor';

const test = watchedDatabase(async () => undefined);
const dataDir = mkdtempSync(path.join(tmpdir(), 'regio-doctor-'));
const found = async (env: NodeJS.ProcessEnv, db = test.database.db) =>
  Object.fromEntries(
    (await examine(readConfig({ DATA_DIR: dataDir, MAIL_FROM: 'regio@example.org', ...env }), db)).map(
      ({ part, state, text }) => [part, `${state}: ${text}`],
    ),
  );
const backup = (age: string) =>
  sql`insert into import_state (name, value, updated_at) values ('backup', '{}', now() - ${age}::interval)
    on conflict (name) do update set updated_at = excluded.updated_at`.execute(test.database.db);

it('finds nothing wrong with an installation that is in order', async () => {
  const mails = await startMailServer();
  const site = createServer((_request, response) => response.end('{"data":{"status":"ok"}}'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await backup('3 hours');
  const PUBLIC_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const findings = await found({ SMTP_URL: `${mails.url}?requireTLS=false`, PUBLIC_URL });
  expect(findings).toMatchObject({
    Database: expect.stringMatching(/^ok: PostgreSQL \d+/),
    Tables: 'ok: Up to date.',
    Clock: expect.stringMatching(/^ok: .* differ by \d\.\d s/),
    Backup: 'ok: The last one is 3 hours old.',
    Files: expect.stringMatching(/^ok: file:.* can be written/),
    Mails: 'ok: 127.0.0.1 takes mails.',
    PUBLIC_URL: expect.stringMatching(/^warning: .* answers, but without https/),
  });
  expect(findings.Disk).toMatch(/^(ok|warning): .* MB of .* are free/);
  await mails.close();
  await new Promise((resolve) => site.close(resolve));
});

it('explains what is wrong and how to fix it', async () => {
  await backup('4 days');
  await sql`delete from kysely_migration where name = '095-publishing'`.execute(test.database.db);
  const notAFolder = path.join(dataDir, 'file');
  writeFileSync(notAFolder, '');
  const findings = await found({
    FILES_URL: path.join(notAFolder, 'files'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://127.0.0.1:1',
  });
  expect(findings).toMatchObject({
    Tables: expect.stringMatching(/^problem: 1 migrations wait, from 095.*npm run migrate/),
    Backup: expect.stringMatching(/^problem: The last one is 4 days old: run npm run backup/),
    Files: expect.stringMatching(/^problem: .*cannot be written.*FILES_URL/),
    Mails: expect.stringMatching(/^problem: 127.0.0.1 does not take mails.*SMTP_URL/),
    PUBLIC_URL: expect.stringMatching(/^problem: .*does not answer/),
  });
  await sql`insert into kysely_migration values ('999-later', '')`.execute(test.database.db);
  expect((await found({})).Tables).toMatch(/^problem: A newer version/);
});

it('reports a database that is out of reach, and examines the rest', async () => {
  const missing = missingDatabase(connect);
  const findings = await found({ HOST: '0.0.0.0' }, missing.db);
  expect(findings).toMatchObject({
    Database: expect.stringMatching(/^problem: Not reachable.*DATABASE_URL/),
    Files: expect.stringContaining('ok'),
    Mails: expect.stringMatching(/^warning: Without SMTP_URL/),
    PUBLIC_URL: expect.stringMatching(/^problem: Not set/),
  });
  await missing.close();
});
