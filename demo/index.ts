import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentTypeNames, type ContentTypeName } from '../domain/contents';
import { allContentTypes, contentTypes } from '../domain/contentTypes';
import type { Fields } from '../domain/fields';
import { folderOf } from '../domain/names';
import { demoContactCounts, demoGroups, generateCompanies, generatePersons } from './contacts';
import { declaredRecords } from './generating/declared';
import { shiftToToday } from './generating/shiftToToday';
import type { DemoSize, Generate } from './generating/generate';
import type { DemoUploads } from './files/uploads';

export type { DemoSize };

/** The numbers of records in a demo. */
export const demoSize: DemoSize = { projects: 400, ...demoContactCounts };

/** Generators of contacts, which share one file. */
const contacts: Partial<Record<ContentTypeName, Generate>> = {
  'contact-groups': () => demoGroups,
  'contacts/company': ({ companies }) => generateCompanies({ to: companies }),
  'contacts/person': ({ persons, companies }) => generatePersons({ to: persons, companies }),
};

/** Generators in other files, by path: `./educations.ts` exports `generate`. */
const files: Record<string, { generate?: Generate }> = import.meta.env
  ? import.meta.glob(['./*.ts', '!./*.{test,testkit}.ts', '!./index.ts'], { eager: true })
  : Object.fromEntries(
      await Promise.all(
        contentTypeNames
          .map(fileOf)
          .filter((file) => existsSync(path.join(import.meta.dirname, file)))
          .map(async (file) => [file, await import(/* @vite-ignore */ file)] as const),
      ),
    );

function fileOf(name: ContentTypeName): string {
  return `./${folderOf(name)}.ts`;
}

/** The types that records of a type refer to, including those in lists. */
function resourcesIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [
    ...('resource' in field ? [field.resource] : []),
    ...('item' in field ? resourcesIn(field.item) : []),
  ]);
}

/** All types, each after those it refers to. */
function typesInOrder(): ContentTypeName[] {
  const ordered = new Set<ContentTypeName>();
  const seen = new Set<ContentTypeName>();
  const add = (name: ContentTypeName) => {
    if (seen.has(name)) return;
    seen.add(name);
    const resources = resourcesIn(contentTypes[name].fields);
    for (const other of allContentTypes)
      if (resources.some((one) => one === other.name || other.name.startsWith(`${one}/`)))
        add(other.name as ContentTypeName);
    ordered.add(name);
  };
  contentTypeNames.forEach(add);
  return [...ordered];
}

export const demoTypes = typesInOrder();

/** The demo records of a type for a demo created now. */
export function* recordsOfToday(
  name: ContentTypeName,
  size: DemoSize,
  uploads: DemoUploads,
): Generator<{ id: number }> {
  const generate = contacts[name] ?? files[fileOf(name)]?.generate ?? declaredRecords(contentTypes[name]);
  for (const record of generate(size, uploads)) yield shiftToToday(name, record);
}
