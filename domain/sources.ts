/**
 * Of a list, a source knows the entries whose `part` says one of `names`, and no others: that it does not name ours is no wish
 * to remove them.
 */
export interface KnownEntries {
  part: string;
  names: readonly string[];
}

/** What the external sources know of lists that hold more than theirs, by source and field (document 3, section 7.6). */
export const knownEntries = {
  chmos: {
    financing: { part: 'id', names: ['costsFederation', 'costsCanton', 'costsEU'] },
    links: { part: 'label', names: ['Website'] },
  },
} as const satisfies Record<string, Record<string, KnownEntries>>;

/** By field; nothing for a source that knows whole lists. */
export function knownEntriesOf(source: string): Readonly<Record<string, KnownEntries>> {
  return (knownEntries as Readonly<Record<string, Record<string, KnownEntries>>>)[source] ?? {};
}
