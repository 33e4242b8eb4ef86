import { anyone } from '../domain/access';
import { referenceLists, type ReferenceEntry, type ReferenceListName } from '../domain/references';
import type { Resource } from './resource';
import type { Row } from './rows';

/** A read-only list: all entries in one answer. */
export function referenceResource(list: ReferenceListName, entries: readonly ReferenceEntry[], createdAt: string): Resource {
  const rows = entries.map((entry): Row => ({ createdAt, updatedAt: createdAt, version: 1, ...entry }));
  const present = ({ version: _, ...entry }: Row) => entry;
  return { name: referenceLists[list].path, rows, read: anyone, write: () => false, present, listed: null, list: () => rows.map(present) };
}
