import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Migration } from 'kysely';
import { contentTypeNames, type ContentTypeName } from '../../domain/contents';
import type { TypeModule } from '../engine/typeModule';
import { registerExtras } from '../engine/read/extras';
import { registerHooks } from '../engine/write/hooks';

/**
 * Finds the folders next to this file: `./events/index.ts` exports what a folder adds to the server,
 * `./events/migrations/` contains its migrations. Builds and tests collect the files in advance; when the sources run
 * directly, they are read from disk.
 */
const modules = import.meta.env
  ? import.meta.glob<Record<string, TypeModule>>('./*/index.ts', { eager: true })
  : await load<Record<string, TypeModule>>(/^[^/]+\/index\.ts$/);
const migrations = import.meta.env
  ? import.meta.glob<Migration>('./*/migrations/[0-9]*.ts', { eager: true })
  : await load<Migration>(/^[^/]+\/migrations\/[0-9][^/]*\.ts$/);

async function load<Module>(pattern: RegExp): Promise<Record<string, Module>> {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => pattern.test(file));
  return Object.fromEntries(
    await Promise.all(
      found.map(async (file) => [`./${file}`, (await import(/* @vite-ignore */ `./${file}`)) as Module] as const),
    ),
  );
}

export const typeModules: readonly TypeModule[] = Object.values(modules).flatMap(Object.values<TypeModule>);

/** The migrations of individual types, by name. */
export const typeMigrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(migrations).map(([file, { up }]) => [path.basename(file, '.ts'), { up }]),
);

/** The types whose XLSX export takes its columns from their declaration. */
export const exportedAsDeclared: readonly ContentTypeName[] = contentTypeNames.filter(
  (name) => !typeModules.some(({ ownExports = [] }) => ownExports.includes(name)),
);

registerHooks(typeModules);
registerExtras(typeModules);
