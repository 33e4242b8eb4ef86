import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { allContentTypes, contentTypeNamed } from '../../domain/contentTypes';
import { projectRoot } from '../config';
import { connect } from '../database';
import { migrate, migrationNames } from '../migrate';
import { writeMigration } from '../migrations/fromDeclaration';
import { startEmbeddedPostgres } from '../postgres/embeddedPostgres';
import { onlyArgument, runCommand } from './runCommand';

/**
 * `npm run migration -- tenders`: writes the migration from the current tables to those that the type's declaration
 * needs. Uses a temporary database, never that of the installation.
 */
await runCommand(async (_config, args) => {
  const name = onlyArgument(args, 'npm run migration -- <type>');
  const type = contentTypeNamed(name);
  if (!type || type.members)
    throw new Error(`There is no type ${name}: name one of ${allContentTypes.map((one) => one.name).join(', ')}.`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'regio-migration-'));
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off', synchronous_commit: 'off' } });
    const database = connect(postgres.connectionString);
    try {
      await migrate(database);
      const migration = await writeMigration(database.db, type);
      if (!migration) return console.log(`The tables of ${name} match its declaration.`);
      const file = fileFor(name, migration.adds);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await format(migration.source, { ...(await resolveConfig(file)), filepath: file }));
      console.log(`Written: ${path.relative(projectRoot, file)}`);
    } finally {
      await database.close();
      await postgres.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** The number is one above the highest. */
function fileFor(name: string, adds: string): string {
  const number = Number.parseInt(migrationNames.at(-1) ?? '', 10) + 1;
  const folder = name.replace(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase());
  const migrations = path.join(projectRoot, 'server', 'types', folder, 'migrations');
  const words = [String(number).padStart(3, '0'), name.replaceAll('/', '-'), ...(existsSync(migrations) ? [adds] : [])];
  return path.join(migrations, `${words.join('-')}.ts`);
}
