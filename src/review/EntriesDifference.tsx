import Box from '@mui/material/Box';
import type { ReferenceListName } from '../../domain/references';
import type { Description, Entry } from '../../domain/review/description';
import { reviewWords } from '../i18n/review';
import { useReferenceMap } from '../cache/references';
import { Marked, Nothing } from './Marked';

/** Entries of a reference list by their names: what was added, removed and kept. */
export function EntriesDifference({ list, description }: { list: ReferenceListName; description: Extract<Description, { kind: 'references' }> }) {
  const known = useReferenceMap(list);
  return <NamedDifference description={description} nameOf={(id) => known.get(id)?.name} />;
}

/** The same of records, which bring their names with them. */
export function NamedDifference({ description, nameOf: known }: { description: Extract<Description, { kind: 'references' }>; nameOf?: (id: number) => string | undefined }) {
  const { added, removed, kept } = description;
  const nameOf = ({ id, name }: Entry) => {
    if (id === null) return reviewWords.unmatched(name ?? '');
    return known?.(id) ?? name ?? `#${id}`;
  };
  if (added.length + removed.length + kept.length === 0) return <Nothing />;
  const items = (entries: readonly Entry[], kind?: 'added' | 'removed') => entries.map((entry) => (
    <Box component="li" key={`${kind} ${entry.id} ${entry.name}`} sx={{ display: 'inline', '&:not(:last-child)::after': { content: '" · "', color: 'text.secondary' } }}>
      {kind ? <Marked kind={kind}>{nameOf(entry)}</Marked> : nameOf(entry)}
    </Box>
  ));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', overflowWrap: 'anywhere' }}>
      {items(removed, 'removed')}{items(added, 'added')}{items(kept)}
    </Box>
  );
}
