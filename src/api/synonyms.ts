import type { Synonym } from '../../domain/inbox/synonyms';
import { apiFetch } from './http';

/** Under which other names imports know entries. Errors as in `apiFetch`. */
export function readSynonyms(): Promise<Synonym[]> {
  return apiFetch<Synonym[]>('/inbox/synonyms');
}

/** Imports do not know an entry by this name any more. Errors as in `apiFetch`; 404 where it has no such name. */
export async function removeSynonym({ type, name, entry }: Synonym): Promise<void> {
  await apiFetch('/inbox/synonyms', { method: 'DELETE', body: { type, name, entry: entry.id } });
}
