/**
 * Of a list, a source knows the entries whose `part` says one of `names`, and no others: that it does not name ours is
 * no wish to remove them.
 */
export interface KnownEntries {
  part: string;
  names: readonly string[];
}

/**
 * What the external sources know of lists that hold more than theirs, by source and field. `from`:
 * each entry's name, and the key of the raw record it is read from.
 */
export const knownEntries = {
  chmos: {
    financing: { part: 'id', from: { costsFederation: 'finBund', costsCanton: 'finKanton', costsEU: 'kostenEU' } },
    links: { part: 'label', from: { Website: 'webseite' } },
  },
} as const satisfies Record<string, Record<string, { part: string; from: Record<string, string> }>>;

/**
 * By field; nothing for a source that knows whole lists. In: the raw record (`data` of an item): it knows only the
 * entries whose keys it has; without any of them, all that its source may have.
 */
export function knownEntriesOf(source: string, raw: unknown): Record<string, KnownEntries> {
  const fields =
    (knownEntries as Record<string, Record<string, { part: string; from: Record<string, string> }>>)[source] ?? {};
  const has = (key: string) => typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key);
  return Object.fromEntries(
    Object.entries(fields).map(([field, { part, from }]) => {
      const given = Object.keys(from).filter((name) => has(from[name] as string));
      return [field, { part, names: given.length > 0 ? given : Object.keys(from) }];
    }),
  );
}
