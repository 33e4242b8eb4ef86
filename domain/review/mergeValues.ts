import type { Field } from '../fields';
import { entryKey, hasItems } from './meaning';
import { mergeItems } from './mergeItems';
import { listOf } from './values';

/**
 * The value that holds what both sides changed, where that cannot hurt: entries of a relation that one added or
 * removed; items of a list where each side changed others. `undefined`: only a person can decide.
 */
export function mergeValues(field: Field, base: unknown, ours: unknown, theirs: unknown): unknown[] | undefined {
  if (field.kind === 'references' || field.kind === 'records') return mergeEntries(listOf(base), listOf(ours), listOf(theirs));
  return hasItems(field) ? mergeItems(field, base, ours, theirs) : undefined;
}

/** Ours, without what they removed, then what they added. */
function mergeEntries(base: readonly unknown[], ours: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const keys = (entries: readonly unknown[]) => new Set(entries.flatMap(entryKey));
  const [before, our, their] = [keys(base), keys(ours), keys(theirs)];
  const stays = (key: string) => !before.has(key) || their.has(key);
  const isNew = (key: string) => !before.has(key) && !our.has(key);
  return [...ours.filter((entry) => entryKey(entry).every(stays)), ...theirs.filter((entry) => entryKey(entry).some(isNew))];
}
