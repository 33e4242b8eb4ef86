/**
 * The part of a list that a source knows: entries whose `part` is one of `names`. An entry missing in its data must not
 * be removed for that reason.
 */
export interface KnownEntries {
  part: string;
  names: readonly string[];
}

/**
 * What external sources know of lists that also contain other entries, by source and field. `from`: the name of each
 * entry and its key in the raw record.
 */
export const knownEntries = {
  chmos: {
    financing: { part: 'id', from: { costsFederation: 'finBund', costsCanton: 'finKanton', costsEU: 'kostenEU' } },
    links: { part: 'label', from: { Website: 'webseite' } },
  },
} as const satisfies Record<string, Record<string, { part: string; from: Record<string, string> }>>;

/**
 * By field; empty for a source that knows whole lists.
 * @param raw the `data` of an item: only entries whose keys it contains are known, or if it contains none, all that the
 * source can have
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
