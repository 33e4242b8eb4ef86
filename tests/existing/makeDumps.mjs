// Makes the dumps next to this file: `node --import tsx tests/existing/makeDumps.mjs`. Requires Debian's
// mariadb-server; it runs a server of its own on a socket in a temporary folder. `npm test` does not need any of this.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { columnsOf, migrationTable, newestMigration } from '../../server/existing/schema.ts';
import { content, links } from './content.mjs';

const json = new Set(
  [
    'synonyms translations links videos images files programs selection filters financing dates contacts config',
    'authors organizations submission_data normalized_data roles notifications data',
  ].flatMap((names) => names.split(' ')),
);

/** The type of a column, as in the migrations of the existing system. */
function typeOf(table, column) {
  if (column === 'id') return table === 'pv_log' ? 'bigint NOT NULL AUTO_INCREMENT' : 'int NOT NULL AUTO_INCREMENT';
  if (table === 'pv_file' && column === 'data') return 'longblob DEFAULT NULL';
  if (column === 'logo') return "longtext DEFAULT NULL COMMENT '(DC2Type:json)'";
  if (json.has(column)) return "longtext NOT NULL COMMENT '(DC2Type:json)'";
  if (/^(is_\w+|public_opt_in)$/.test(column)) return 'tinyint(1) NOT NULL';
  if (column === 'created_at') return 'datetime NOT NULL';
  if (/(_at|_date|^date|_deadline)$/.test(column)) return 'datetime DEFAULT NULL';
  if (
    /^(position|random|municipal_number|tpoint_id)$/.test(column) ||
    (column.endsWith('_id') && column !== 'foreign_id' && column !== 'internal_id')
  )
    return 'int DEFAULT NULL';
  return /^(email|password|version)$/.test(column) && table !== 'pv_publication' && table !== 'pv_contact'
    ? 'varchar(255) NOT NULL'
    : 'longtext DEFAULT NULL';
}

const hex = (text) => (text === '' ? "''" : `0x${Buffer.from(text).toString('hex')}`);
const literal = (value) =>
  value === null || value === undefined ? 'NULL' : typeof value === 'number' ? String(value) : hex(value);

async function statements() {
  const rows = await content();
  const all = ["SET NAMES utf8mb4; SET sql_mode=''; SET foreign_key_checks=0;"];
  for (const [table, columns] of columnsOf) {
    const isLink = !columns.includes('id');
    const key =
      table === migrationTable
        ? 'PRIMARY KEY (`version`)'
        : isLink
          ? `PRIMARY KEY (${columns.map((one) => `\`${one}\``)})`
          : 'PRIMARY KEY (`id`)';
    const defined = columns.map((column) =>
      table === migrationTable
        ? '`version` varchar(191) NOT NULL'
        : `\`${column}\` ${isLink ? 'int NOT NULL' : typeOf(table, column)}`,
    );
    if (table === migrationTable)
      defined.push('`executed_at` datetime DEFAULT NULL', '`execution_time` int DEFAULT NULL');
    all.push(
      `CREATE TABLE \`${table}\` (${[...defined, key].join(', ')}) ` +
        'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;',
    );
    const put = (names, values) =>
      all.push(`INSERT INTO \`${table}\` (${names.map((one) => `\`${one}\``)}) VALUES (${values.map(literal)});`);
    for (const row of rows[table.replace(/^pv_/, '')] ?? []) put(Object.keys(row), Object.values(row));
    for (const [from, to, pairs] of links)
      if (table === `pv_${from}_${to}`) for (const pair of pairs) put([`${from}_id`, `${to}_id`], pair);
    if (table === migrationTable)
      for (const version of ['Version20220704234934', newestMigration])
        put(['version'], [`DoctrineMigrations\\${version}`]);
  }
  return all.join('\n');
}

const folder = mkdtempSync(path.join(tmpdir(), 'regio-mariadb-'));
const asRoot = userInfo().uid === 0;
const account = asRoot ? ['--user=mysql'] : [];
if (asRoot)
  chownSync(folder, ...['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'mysql'], { encoding: 'utf8' }))));
const [data, socket] = [path.join(folder, 'data'), path.join(folder, 's')];
execFileSync('mariadb-install-db', [...account, `--datadir=${data}`, '--auth-root-authentication-method=normal'], {
  stdio: 'ignore',
});
const server = spawn('mariadbd', [...account, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'], {
  stdio: 'ignore',
});
const ask = (program, args, input) =>
  execFileSync(program, ['-S', socket, '-u', 'root', ...args], { input, maxBuffer: 1 << 28 });
try {
  for (let tries = 0; ; tries += 1) {
    await delay(500);
    try {
      ask('mariadb', ['-e', 'CREATE DATABASE existing CHARACTER SET utf8mb4']);
      break;
    } catch (error) {
      if (tries > 60) throw error;
    }
  }
  ask('mariadb', ['existing'], await statements());
  const dump = (...options) => ask('mariadb-dump', [...options, 'existing']);
  const write = (name, bytes) => writeFileSync(path.join(import.meta.dirname, name), bytes);
  write('plain.sql', dump());
  write('rows.sql', dump('--hex-blob', '--skip-extended-insert', '--complete-insert', '--skip-comments'));
  write('compact.sql.gz', gzipSync(dump('--compact', '--hex-blob', '--skip-quote-names')));
} finally {
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
  process.exitCode ??= 0;
}
