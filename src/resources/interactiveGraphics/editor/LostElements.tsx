import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { plainText } from '../../../../domain/lists/search';
import { editorWords } from '../../../i18n/types';
import { nameOf } from '../../../../domain/contentType';
import { projects } from '../../../../domain/types/project';
import { proposalsFor, type Seen } from './proposals';
import type { Assignment } from './useAssignments';
import { lostMark } from './useGoOn';

interface LostElementsProps {
  lost: readonly Assignment[];
  /** What is known of elements in earlier drawings. */
  memory: ReadonlyMap<string, Seen>;
  /** Elements of the drawing without content, with their names. */
  free: readonly (Seen & { name: string })[];
  onAssign: (pairs: readonly (readonly [from: string, to: string])[]) => void;
  onRemove: (key: string) => void;
}

const said = ({ type, project, content, translations }: Assignment) =>
  type === 'project'
    ? project
      ? nameOf(projects, project)
      : ''
    : plainText([content, ...Object.values(translations ?? {}).map((texts) => texts?.content ?? '')].join(' '));

/** Of an element never seen here only the key is known. */
const unseen = (key: string): Seen => ({ key, label: '', tag: key.startsWith('#') ? '' : (key.split(':')[0] ?? '') });

/** Maximum number of rows: a map may lose thousands, and the next ones follow once these are assigned or removed. */
const mostShown = 50;

/** Elements with content that are missing in the drawing, to be assigned to new ones. */
export function LostElements({ lost, memory, free, onAssign, onRemove }: LostElementsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const proposals = useMemo(
    () =>
      proposalsFor(
        lost.map((item) => ({ seen: memory.get(item.key) ?? unseen(item.key), content: said(item) })),
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
        {lost.slice(0, mostShown).map((item) => {
          const { key } = item;
          const name = memory.get(key)?.label || (key.startsWith('#') ? key.slice(1) : said(item).slice(0, 40)) || key;
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
                helperText={said(item).slice(0, 80)}
                value={targetOf(key)}
                onChange={(event) => setChosen({ ...chosen, [key]: event.target.value })}
                sx={{ flex: '1 1 260px', minWidth: 0 }}
              >
                <MenuItem value="">{editorWords.nobody}</MenuItem>
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
      {lost.length > mostShown && (
        <Box component="p" sx={{ mt: 1, mb: 0 }}>
          {editorWords.moreLost(lost.length - mostShown)}
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
