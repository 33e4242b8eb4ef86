import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Fields } from '../../domain/fields';
import { formWords } from '../i18n/forms';
import { FieldFrame } from './FieldFrame';
import type { KindInput, ListOptions } from './kind';
import { fieldId } from './useField';
import { useHasError } from './useListError';

interface ListRowProps extends ListOptions {
  item: Fields;
  path: string;
  index: number;
  last: boolean;
  /** What people call it; part of the names of its buttons. */
  name: string;
  /** What it is dragged by. */
  handle: ReactNode;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  Input: KindInput;
  /** Starts open: somebody has just added it. */
  opened: boolean;
}

/** One item of a list. With a summary it is one line until someone opens it, or something in it is wrong. */
export function ListRow({ item, path, index, last, name, handle, onRemove, onMove, Input, summary, Extra, opened }: ListRowProps) {
  const wrong = useHasError(path);
  const [open, setOpen] = useState(!summary || opened || wrong);
  useEffect(() => {
    if (wrong) setOpen(true);
  }, [wrong]);
  const body = `${fieldId(path)}-body`;
  return (
    <Paper variant="outlined" role="group" aria-label={name} data-row={index} sx={{ p: 1, scrollMarginTop: 160 }}>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        {handle}
        {summary ? (
          <Summary path={path} name={name} summary={summary} open={open} controls={body} onToggle={() => setOpen(!open)} />
        ) : (
          <ItemInputs item={item} path={path} Input={Input} />
        )}
        <RowButton label={formWords.moveUp} name={name} disabled={index === 0} onClick={() => onMove(index, index - 1)} mark={{ 'data-move': 'up' }}><UpIcon fontSize="small" /></RowButton>
        <RowButton label={formWords.moveDown} name={name} disabled={last} onClick={() => onMove(index, index + 1)} mark={{ 'data-move': 'down' }}><DownIcon fontSize="small" /></RowButton>
        <RowButton label={formWords.removeItem} name={name} onClick={() => onRemove(index)} mark={{ 'data-remove': '' }}><DeleteIcon fontSize="small" /></RowButton>
      </Stack>
      {/* What is out of sight is neither laid out nor painted: thirty opened contacts cost a key no more than one. */}
      {summary && (
        <Box id={body} hidden={!open} sx={{ pt: open ? 1.5 : 0, mx: -0.5, px: 0.5, contentVisibility: 'auto', containIntrinsicSize: 'auto 220px' }}>
          {open && <ItemInputs item={item} path={path} Input={Input} />}
        </Box>
      )}
      {Extra && open && <Box sx={{ mt: 1 }}><Extra path={path} /></Box>}
    </Paper>
  );
}

function ItemInputs({ item, path, Input }: Pick<ListRowProps, 'item' | 'path' | 'Input'>) {
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', pt: 0.75 }}>
      {Object.entries(item).map(([key, field]) => (
        <FieldFrame key={key} path={`${path}.${key}`} wide={field.kind === 'list' || field.kind === 'richText' || field.kind === 'multiline'}>
          <Input field={field} path={`${path}.${key}`} label={field.label} />
        </FieldFrame>
      ))}
    </Box>
  );
}

interface SummaryProps {
  path: string;
  name: string;
  summary: NonNullable<ListOptions['summary']>;
}

function Summary({ open, controls, onToggle, ...of }: SummaryProps & { open: boolean; controls: string; onToggle: () => void }) {
  return (
    <ButtonBase
      onClick={onToggle}
      aria-expanded={open}
      aria-controls={controls}
      sx={{ flexGrow: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left', py: 0.5, px: 0.5, borderRadius: 1, font: 'inherit', '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }}
    >
      <ExpandIcon fontSize="small" sx={{ mr: 0.5, flexShrink: 0, transform: open ? 'none' : 'rotate(-90deg)', color: 'text.secondary' }} />
      <SummaryText {...of} />
    </ButtonBase>
  );
}

/** The only part of a row that follows all its values: after the key that changes one, and without moving anything around it. */
function SummaryText({ path, name, summary }: SummaryProps) {
  const { control } = useFormContext();
  const item = useDeferredValue(useWatch({ control, name: path }) as Record<string, unknown> | undefined);
  return <Typography component="span" variant="body2" noWrap sx={{ flexGrow: 1, height: '1.43em', contain: 'strict' }}>{summary(item ?? {}) || name}</Typography>;
}

function RowButton({ label, name, mark, children, ...button }: {
  label: string; name: string; disabled?: boolean; onClick: () => void; mark: Record<string, string>; children: ReactNode;
}) {
  return (
    <IconButton size="small" title={label} aria-label={formWords.itemAction(label, name)} {...mark} {...button}>{children}</IconButton>
  );
}
