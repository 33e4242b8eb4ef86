import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ListField } from '../../domain/fields';
import { formWords } from '../i18n/forms';
import { hiddenButRead } from '../ui/hiddenButRead';
import { ReorderList } from '../ui/reorder/ReorderList';
import type { KindInput, KindInputProps, ListOptions } from './kind';
import { useListError } from './useListError';
import { ListRow } from './ListRow';
import { fieldId } from './useField';

/**
 * A list of small records: add, remove, reorder by buttons, by dragging, by the keyboard. `Input` renders the parts of an item; rows follow only their own
 * values, so that typing in one leaves the others alone.
 */
export function ListInput({ field, path, label, Input, summary, Extra }: KindInputProps<ListField> & ListOptions & { Input: KindInput }) {
  const { control } = useFormContext();
  // Not the default `id`: items may have one of their own (financing).
  const { fields: rows, append, remove, move } = useFieldArray({ control, name: path, keyName: 'rowKey' });
  const error = useListError(path);
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<((list: HTMLElement) => HTMLElement | null | undefined) | null>(null);
  const [news, setNews] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const empty = useMemo(() => emptyItem(field), [field]);
  const count = rows.length;
  const { itemLabel } = field;

  useEffect(() => {
    if (!focusAfter.current || !box.current) return;
    focusAfter.current(box.current)?.focus();
    focusAfter.current = null;
  }, [rows]);

  const add = () => {
    append(empty, { shouldFocus: false });
    setAdded(`${path}.${count}`);
    focusAfter.current = (list) => list.querySelector<HTMLElement>(`[data-row="${count}"] :is(input, select, textarea)`);
  };
  const removeRow = useCallback((index: number) => {
    setNews(formWords.removedItem(formWords.itemName(itemLabel, index + 1)));
    setAdded(null);
    focusAfter.current = (list) =>
      list.querySelector<HTMLElement>(`[data-row="${index}"] [data-remove]`) ?? list.querySelector<HTMLElement>('[data-add]');
    remove(index);
  }, [itemLabel, remove]);
  const moveRow = useCallback((from: number, to: number) => {
    setNews(formWords.moved(to + 1, count));
    const direction = to < from ? 'up' : 'down';
    focusAfter.current = (list) => {
      const row = list.querySelector<HTMLElement>(`[data-row="${to}"]`);
      return row?.querySelector<HTMLElement>(`[data-move="${direction}"]:not(:disabled)`) ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)');
    };
    move(from, to);
  }, [count, move]);

  const nameOf = useCallback((_: unknown, index: number) => formWords.itemName(itemLabel, index + 1), [itemLabel]);
  const renderRow = useCallback((_: unknown, handle: ReactNode, index: number) => (
    <ListRow
      item={field.item}
      path={`${path}.${index}`}
      index={index}
      last={index === count - 1}
      name={formWords.itemName(itemLabel, index + 1)}
      handle={handle}
      onRemove={removeRow}
      onMove={moveRow}
      Input={Input}
      summary={summary}
      Extra={Extra}
      opened={added === `${path}.${index}`}
    />
  ), [field, path, count, itemLabel, removeRow, moveRow, Input, summary, Extra, added]);

  return (
    <Box ref={box} role="group" sx={{ position: 'relative' }} aria-labelledby={`${fieldId(path)}-label`}>
      <Typography id={`${fieldId(path)}-label`} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>{label}</Typography>
      {count > 0 && <ReorderList items={rows} getKey={keyOf} getName={nameOf} renderItem={renderRow} onMove={move} label={label} />}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <Button size="small" startIcon={<AddIcon />} onClick={add} data-add sx={{ mt: count > 0 ? 0.5 : 0 }}>{field.addLabel}</Button>
      <Box role="status" sx={hiddenButRead}>{news}</Box>
    </Box>
  );
}

const keyOf = ({ rowKey }: { rowKey: string }) => rowKey;

function emptyItem(field: ListField): Record<string, unknown> {
  return Object.fromEntries(Object.entries(field.item).map(([name, { empty }]) => [name, empty]));
}
