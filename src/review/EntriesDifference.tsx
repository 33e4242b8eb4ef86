import Box from '@mui/material/Box';
import type { ReferenceListName } from '../../domain/references';
import type { Description, Entry } from '../../domain/review/description';
import { reviewWords } from '../i18n/review';
import { useReferenceMap } from '../cache/references';
import { Marked, Nothing, type OneAction } from './Marked';

/** References by name: those added, removed and kept. */
export function EntriesDifference({
  list,
  description,
  one,
}: {
  list: ReferenceListName;
  description: Extract<Description, { kind: 'references' }>;
  one?: OneAction | undefined;
}) {
  const known = useReferenceMap(list);
  return <NamedDifference description={description} nameOf={(id) => known.get(id)?.name} one={one} />;
}

/** The same for records, which bring their names with them. */
export function NamedDifference({
  description,
  nameOf: known,
  one,
}: {
  description: Extract<Description, { kind: 'references' }>;
  nameOf?: (id: number) => string | undefined;
  one?: OneAction | undefined;
}) {
  const { added, removed, moved = [], unchanged } = description;
  const nameOf = ({ id, name }: Entry) => {
    if (id === null) return reviewWords.unmatched(name ?? '');
    return known?.(id) ?? name ?? `#${id}`;
  };
  if (added.length + removed.length + moved.length + unchanged.length === 0) return <Nothing />;
  const isSeveral = added.length + removed.length > 1;
  const items = (entries: readonly Entry[], kind?: 'added' | 'removed') =>
    entries.map((entry) => (
      <Box
        component="li"
        key={`${kind} ${entry.id} ${entry.name}`}
        sx={{ display: 'inline', '&:not(:last-child)::after': { content: '" · "', color: 'text.secondary' } }}
      >
        {kind ? <Marked kind={kind}>{nameOf(entry)}</Marked> : nameOf(entry)}
        {kind && isSeveral && one?.({ entry, added: kind === 'added' }, nameOf(entry))}
      </Box>
    ));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', overflowWrap: 'anywhere' }}>
      {items(removed, 'removed')}
      {items(added, 'added')}
      {moved.map((entry) => (
        <Box component="li" key={`moved ${entry.id}`}>
          {nameOf(entry)}{' '}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {reviewWords.movedTo(entry.from + 1, entry.to + 1)}
          </Box>
        </Box>
      ))}
      {items(unchanged)}
    </Box>
  );
}
