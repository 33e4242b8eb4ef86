import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { plainText } from '../../../../domain/lists/search';
import { nameOf } from '../../../../domain/contentType';
import { projects } from '../../../../domain/types/project';
import { editorWords } from '../../../i18n/types';
import type { Assignment } from './useAssignments';
import { lostMark } from './useFocusAfterAssignment';

interface LostElementsProps {
  lost: readonly Assignment[];
  /** The known elements of earlier drawings. */
  memory: ReadonlyMap<string, Seen>;
  /** Elements of the drawing without content, with their names. */
  free: readonly (Seen & { name: string })[];
  onAssign: (pairs: readonly (readonly [from: string, to: string])[]) => void;
  onRemove: (key: string) => void;
}

const contentText = ({ type, project, content, translations }: Assignment) =>
  type === 'project'
    ? project
      ? nameOf(projects, project)
      : ''
    : plainText([content, ...Object.values(translations ?? {}).map((texts) => texts?.content ?? '')].join(' '));

/** If an element was never seen here, only its key is known. */
const unseen = (key: string): Seen => ({ key, label: '', tag: key.startsWith('#') ? '' : (key.split(':')[0] ?? '') });

/**
 * The maximum number of rows. A map may lose thousands of elements; the next ones follow when these are assigned or
 * removed.
 */
const maxShown = 50;

/** Elements with content that are missing in the drawing, to be assigned to new ones. */
export function LostElements({ lost, memory, free, onAssign, onRemove }: LostElementsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const proposals = useMemo(
    () =>
      proposalsFor(
        lost.map((item) => ({ seen: memory.get(item.key) ?? unseen(item.key), content: contentText(item) })),
        free,
      ),
    [lost, memory, free],
  );
  const targetOf = (key: string) => chosen[key] ?? proposals.get(key) ?? '';
  const pairs = lost.flatMap(({ key }) => (targetOf(key) === '' ? [] : [[key, targetOf(key)] as const]));
  return (
    <Alert {...lostMark} severity="warning" role="status" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <strong>{editorWords.lost(lost.length)}</strong>
      <Box component="p" sx={{ mt: 0.5, mb: 1 }}>
        {editorWords.lostHint}
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, maxHeight: 280, overflow: 'auto' }}
      >
        {lost.slice(0, maxShown).map((item) => {
          const { key } = item;
          const name =
            memory.get(key)?.label || (key.startsWith('#') ? key.slice(1) : contentText(item).slice(0, 40)) || key;
          return (
            <Box
              component="li"
              key={key}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pt: 0.75 }}
            >
              <TextField
                select
                size="small"
                margin="none"
                label={editorWords.belongsTo(name)}
                helperText={contentText(item).slice(0, 80)}
                value={targetOf(key)}
                onChange={(event) => setChosen({ ...chosen, [key]: event.target.value })}
                sx={{ flex: '1 1 260px', minWidth: 0 }}
              >
                <MenuItem value="">{editorWords.doNotAssign}</MenuItem>
                {free.map((one) => (
                  <MenuItem key={one.key} value={one.key}>
                    {proposals.get(key) === one.key ? editorWords.proposed(one.name) : one.name}
                  </MenuItem>
                ))}
              </TextField>
              <Button size="small" color="inherit" aria-label={editorWords.remove(name)} onClick={() => onRemove(key)}>
                {editorWords.removeShort}
              </Button>
            </Box>
          );
        })}
      </Box>
      {lost.length > maxShown && (
        <Box component="p" sx={{ mt: 1, mb: 0 }}>
          {editorWords.moreLost(lost.length - maxShown)}
        </Box>
      )}
      {pairs.length > 0 && (
        <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1 }} onClick={() => onAssign(pairs)}>
          {Object.keys(chosen).length === 0 ? editorWords.assignAll : editorWords.assign}
        </Button>
      )}
    </Alert>
  );
}

/** The known properties of an element; for an element of an earlier drawing, as it was last seen. */
export interface Seen {
  key: string;
  label: string;
  tag: string;
  /** As fractions of the drawing's size. */
  middle?: { x: number; y: number } | undefined;
  /** The keys in the last drawing that contained it. Elements that were shown together are different ones. */
  coexisting?: ReadonlySet<string> | undefined;
}

const minScore = 3;
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const idOf = ({ key }: Seen) => (key.startsWith('#') ? plain(key) : '');

/** The compared values of an element, normalized once. */
const comparable = (seen: Seen) => ({ seen, label: plain(seen.label), id: idOf(seen) });
type Comparable = ReturnType<typeof comparable>;

/** A score for how likely two elements are the same. `content` is the normalized text of the lost one. */
function similarity(lost: Comparable, other: Comparable, content: string): number {
  let score = lost.seen.tag === other.seen.tag ? 1 : 0;
  const { label, id } = other;
  if (label !== '' && lost.label === label) score += 5;
  if (id !== '' && lost.id === id) score += 5;
  else if (id.length > 2 && lost.id.length > 2 && (id.includes(lost.id) || lost.id.includes(id))) score += 2;
  if (label.length > 2 && content.includes(label)) score += 2.5;
  const [from, to] = [lost.seen.middle, other.seen.middle];
  const distance = from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 1;
  if (distance < 0.02) score += 3;
  else if (distance < 0.08) score += 1.5;
  return score;
}

/**
 * Proposes an element of a new drawing for each lost one: best pairs first, each element once, none with a low score,
 * and none that existed before.
 * @returns by the key of the lost element
 */
export function proposalsFor(
  lost: readonly { seen: Seen; content: string }[],
  free: readonly Seen[],
): Map<string, string> {
  const others = free.map(comparable);
  const pairs = lost.flatMap(({ seen, content }) => {
    const [one, text] = [comparable(seen), plain(content)];
    return others.flatMap((other) => {
      if (seen.coexisting?.has(other.seen.key)) return [];
      const score = similarity(one, other, text);
      return score < minScore ? [] : [{ from: seen.key, to: other.seen.key, score }];
    });
  });
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (found.has(from) || taken.has(to)) continue;
    found.set(from, to);
    taken.add(to);
  }
  return found;
}
