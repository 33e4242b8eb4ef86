import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useFieldArray, useFormContext, type FieldValues } from 'react-hook-form';
import { formWords } from '../../i18n/forms';
import { RemovedNote } from '../../ui/RemovedNote';
import { ReorderList } from '../../ui/reorder/ReorderList';
import { type ListOptions, fieldId, useListError } from '../useField';
import { Compact, HeadingLevel, useIsLocked } from '../formContext';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/** Props of a row: its place and actions. */
export interface ItemRow {
  source: string;
  index: number;
  /** Its name, used in the labels of its buttons. */
  name: string;
  /** Its drag handle. */
  handle: ReactNode;
  last: boolean;
  /** Whether it was just added. */
  isNew: boolean;
  isOneOfMany: boolean;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

interface ItemListProps {
  source: string;
  label: string;
  /** The label of the button that adds an item. */
  addLabel: string;
  empty: Record<string, unknown>;
  /** Returns the current name of an item. Must be stable, like `renderRow`. */
  nameOf: (index: number) => string;
  renderRow: (row: ItemRow) => ReactNode;
  askBeforeRemoving?: ListOptions['askBeforeRemoving'];
  /** Returns the items in pasted content; if missing, only text can be pasted. */
  pasted?: ((data: DataTransfer) => Record<string, unknown>[]) | undefined;
  /** Shown below the button that adds an item. */
  hint?: string | undefined;
}

/** From this number of rows, the cost of those out of view matters. */
const manyItems = 15;

/**
 * The items of a list in the form: they can be added, removed, and sorted with buttons, dragging or keyboard. Rows
 * subscribe only to their own values, so that typing in one does not re-render others. Data attributes contain the
 * list's path, since items may contain lists.
 */
export function ItemList({
  source,
  label,
  addLabel,
  empty,
  nameOf,
  renderRow,
  askBeforeRemoving,
  pasted,
  hint,
}: ItemListProps) {
  const { control, getValues } = useFormContext();
  // Not the default `id`, which is the item's own and must survive every save.
  const {
    fields: rows,
    append,
    insert,
    remove,
    move,
    replace,
  } = useFieldArray({ control, name: source, keyName: 'rowKey' });
  const error = useListError(source);
  const isLocked = useIsLocked(source);
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<string[]>([]);
  const [news, setNews] = useState('');
  const [confirming, setConfirming] = useState<{ index: number; title?: string; question: string } | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  /** Undoes a removal or a paste, for as long as the list has this many items. */
  const [undoable, setUndoable] = useState<{ count: number; undo: () => void } | null>(null);
  const isCompact = useContext(Compact);
  const count = rows.length;

  // The first of them that exists.
  useEffect(() => {
    const [target] = focusAfter.current
      .splice(0)
      .flatMap((selector) => box.current?.querySelector<HTMLElement>(selector) ?? []);
    target?.focus();
  }, [rows]);

  const hasAdded = useRef(false);
  // An added item takes the place of the button, so the second click of a double-click would hit something in the item
  // or take its focus.
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2) hasAdded.current = false;
    if (!hasAdded.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const add = () => {
    hasAdded.current = true;
    append(empty, { shouldFocus: false });
    setAdded(count);
    focusAfter.current = [`[data-row="${source}.${count}"] :is(input, textarea, [role="combobox"], [role="textbox"])`];
  };
  const removeNow = useCallback(
    (index: number) => {
      setConfirming(null);
      setNews(formWords.removedItem(nameOf(index)));
      setAdded(null);
      focusAfter.current = [`[data-remove="${source}.${index}"]`, `[data-add="${source}"]`];
      const item = structuredClone(getValues(`${source}.${index}`) as FieldValues);
      setUndoable({
        count: count - 1,
        undo: () => {
          focusAfter.current = [`[data-remove="${source}.${index}"]`];
          insert(index, item, { shouldFocus: false });
        },
      });
      remove(index);
    },
    [count, getValues, insert, nameOf, remove, source],
  );
  const undo = () => {
    setNews('');
    setUndoable(null);
    undoable?.undo();
  };
  /** Pastes several rows into the input of one: they follow it, or replace it if it is still empty. */
  const paste = (event: ClipboardEvent) => {
    const items = event.target instanceof HTMLInputElement ? (pasted?.(event.clipboardData) ?? []) : [];
    if (items.length < 2) return;
    event.preventDefault();
    const before = structuredClone(getValues(source) as FieldValues[]);
    const index = before.findIndex((_, at) => (event.target as Element).closest(`[data-row="${source}.${at}"]`));
    const isEmpty = JSON.stringify(before[index]) === JSON.stringify(empty);
    const next = before.toSpliced(isEmpty ? index : index + 1, isEmpty ? 1 : 0, ...(items as FieldValues[]));
    setNews(formWords.pastedItems(items.length));
    setUndoable({ count: next.length, undo: () => replace(before) });
    focusAfter.current = [`[data-row="${source}.${next.length - before.length + index}"] input`];
    replace(next);
  };
  const onRemove = useCallback(
    (index: number) => {
      const ask = askBeforeRemoving?.(getValues(`${source}.${index}`) as Record<string, unknown>) ?? null;
      if (ask === null) removeNow(index);
      else setConfirming({ index, ...ask });
    },
    [askBeforeRemoving, getValues, removeNow, source],
  );
  const onMove = useCallback(
    (from: number, to: number) => {
      setNews(formWords.moved(to + 1, count));
      const button = (direction: string) => `[data-move="${direction} ${source}.${to}"]:not(:disabled)`;
      focusAfter.current = to < from ? [button('up'), button('down')] : [button('down'), button('up')];
      move(from, to);
    },
    [count, move, source],
  );
  const getName = useCallback((_: unknown, index: number) => nameOf(index), [nameOf]);
  const renderItem = useCallback(
    (_: unknown, handle: ReactNode, index: number) =>
      renderRow({
        source: `${source}.${index}`,
        index,
        name: nameOf(index),
        handle: isLocked ? null : handle,
        last: index === count - 1,
        isNew: added === index,
        isOneOfMany: count >= manyItems,
        onRemove,
        onMove,
      }),
    [added, count, isLocked, nameOf, onMove, onRemove, renderRow, source],
  );

  const heading = `${fieldId(source)}-label`;
  return (
    <Box
      ref={box}
      role="group"
      sx={{ position: 'relative' }}
      aria-labelledby={heading}
      onMouseDownCapture={ignoreSecond}
      onClickCapture={ignoreSecond}
      onPaste={pasted && !isLocked ? paste : undefined}
    >
      <Typography
        id={heading}
        component={useContext(HeadingLevel)}
        variant="subtitle2"
        sx={isCompact ? visuallyHidden : { mb: 0.5 }}
      >
        {label}
      </Typography>
      {count > 0 && (
        <ReorderList
          items={rows}
          getKey={keyOf}
          getName={getName}
          renderItem={renderItem}
          onMove={move}
          label={label}
        />
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {!isLocked && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          color={isCompact ? 'secondary' : 'primary'}
          onClick={add}
          data-add={source}
          sx={isCompact && count === 1 ? besideLast : { mt: count > 0 ? 0.5 : 0 }}
        >
          {addLabel}
        </Button>
      )}
      {!isLocked && hint && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
          {hint}
        </Typography>
      )}
      {/* Once the list has changed again, the item's position has changed too. */}
      <RemovedNote news={news} undo={formWords.undo} onUndo={undoable?.count === count ? undo : undefined} />
      {confirming && (
        <RemoveDialog
          title={confirming.title ?? formWords.itemAction(formWords.removeItem, nameOf(confirming.index))}
          question={confirming.question}
          onCancel={() => setConfirming(null)}
          onRemove={() => removeNow(confirming.index)}
        />
      )}
    </Box>
  );
}

/** To the right of the buttons for files, on the last line of a unit's only description. */
const besideLast = { position: { sm: 'absolute' }, right: 0, bottom: 0 } as const;

const keyOf = ({ rowKey }: { rowKey: string }) => rowKey;

/** Removes an item. Its accessible name is generic, since the surrounding group names the item. */
export function RemoveButton({
  label,
  title = label,
  source,
  onClick,
}: {
  label: string;
  title?: string;
  source: string;
  onClick: () => void;
}) {
  if (useIsLocked(source)) return null;
  return (
    <IconButton size="small" data-remove={source} title={title} aria-label={label} onClick={onClick}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  );
}

/** Marks a row of the list at a path. */
export const rowMark = (source: string) => ({ 'data-row': source });

/** Asks before an item with more than one line of content is removed. */
function RemoveDialog({
  title,
  question,
  onCancel,
  onRemove,
}: {
  title: string;
  question: string;
  onCancel: () => void;
  onRemove: () => void;
}) {
  const choices = [
    { label: formWords.cancel, act: onCancel, main: true },
    { label: formWords.removeItem, act: onRemove, color: 'error' as const },
  ];
  return (
    <ChoiceDialog title={title} onClose={onCancel} choices={choices}>
      {question}
    </ChoiceDialog>
  );
}
