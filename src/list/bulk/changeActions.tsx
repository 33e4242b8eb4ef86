import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState, type ReactNode, useRef } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { LinkBase, useResourceContext, HttpError, useDataProvider, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { Content } from '../../../domain/contents';
import type { Field, ReferencesField } from '../../../domain/fields';
import { nameOf } from '../../../domain/contentType';
import { bulkWords } from '../../i18n/lists';
import { visibilityWords } from '../../ui/StatusMark';
import { useReferences } from '../../cache/references';
import { untitled } from '../../i18n/untitled';
import { editPath } from '../../ui/paths';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { changeEach, type Failure } from '../../api/changeEach';
import { formWords } from '../../i18n/forms';
import { UndoAlert, undoableFor } from '../../ui/UndoAlert';
import { type ListedType, useListType } from '../ListType';
import { referenceOptions } from '../filters/FilterOptions';
import { useMarked } from '../selection/SelectionBar';
import type { BulkAction } from './BulkMenu';

/** Makes the marked records public or not, in the words of their type. */
export function visibilityActions(type: Pick<Content, 'visibility'>): BulkAction[] {
  const { open, closed } = visibilityWords(type);
  return [
    { word: open, isPublic: true },
    { word: closed, isPublic: false },
  ].map(({ word, isPublic }) => ({
    label: bulkWords.visibility(word),
    dialog: (onClose) => <VisibilityDialog word={word} isPublic={isPublic} onClose={onClose} />,
  }));
}

/** Asks whether to make the marked records public, or no longer public. */
function VisibilityDialog({ word, isPublic, onClose }: { word: string; isPublic: boolean; onClose: () => void }) {
  const work = useChangeMarked(onClose);
  const start = () => work.start((record) => (record.isPublic === isPublic ? null : { ...record, isPublic }));
  return (
    <ChangeDialog title={bulkWords.visibility(word)} work={work} onStart={start} onClose={onClose}>
      {bulkWords.visibilityQuestion(work.count, word)}
    </ChangeDialog>
  );
}

/** Adds a reference to the marked records, or removes it. */
export function referenceActions(type: Pick<ListedType, 'fields'>, name: string): BulkAction[] {
  const field = type.fields[name] as Field | undefined;
  if (field?.kind !== 'references') throw new Error(`${name} is no field with references.`);
  return [true, false].map((isAdding) => ({
    label: (isAdding ? bulkWords.add : bulkWords.remove)(field.label),
    dialog: (onClose) => <ReferenceDialog name={name} field={field} isAdding={isAdding} onClose={onClose} />,
  }));
}

/** Asks which reference to add to the marked records, or to remove. */
function ReferenceDialog({
  name,
  field,
  isAdding,
  onClose,
}: {
  name: string;
  field: ReferencesField;
  isAdding: boolean;
  onClose: () => void;
}) {
  const work = useChangeMarked(onClose);
  const entries = useReferences(field.list);
  const options = useMemo(() => referenceOptions(entries, field.context), [entries, field.context]);
  const [chosen, setChosen] = useState('');
  const start = () => {
    if (chosen !== '') work.start((record) => (isAdding ? withEntry : withoutEntry)(record, name, Number(chosen)));
  };
  const title = (isAdding ? bulkWords.add : bulkWords.remove)(field.label);
  return (
    <ChangeDialog title={title} work={work} onStart={start} onClose={onClose}>
      {(isAdding ? bulkWords.addQuestion : bulkWords.removeQuestion)(work.count, field.label)}
      <TextField
        select
        fullWidth
        label={field.label}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ mt: 2 }}
        slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 420 } } } } } }}
      >
        {options.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </ChangeDialog>
  );
}

type Values = Record<string, unknown>;
const entriesOf = (record: Values, name: string) =>
  Array.isArray(record[name]) ? (record[name] as { id: number }[]) : [];

/** The record with a reference appended; null if it has it already. */
function withEntry(record: Values, name: string, id: number): Values | null {
  const entries = entriesOf(record, name);
  return entries.some((entry) => entry.id === id) ? null : { ...record, [name]: [...entries, { id }] };
}

/** The record without a reference; null if it does not have it. */
function withoutEntry(record: Values, name: string, id: number): Values | null {
  const entries = entriesOf(record, name);
  return entries.some((entry) => entry.id === id)
    ? { ...record, [name]: entries.filter((entry) => entry.id !== id) }
    : null;
}

interface ChangeDialogProps {
  title: string;
  /** The question, with an input if there is a choice. */
  children: ReactNode;
  work: ReturnType<typeof useChangeMarked>;
  onStart: () => void;
  onClose: () => void;
}

/** Asks, shows the progress, and lists each record that could not be changed with the reason. */
function ChangeDialog({
  title,
  children,
  work: { count, progress, failed, stop },
  onStart,
  onClose,
}: ChangeDialogProps) {
  const { type } = useListType();
  const resource = useResourceContext() ?? '';
  if (failed.length > 0) {
    return (
      <ChoiceDialog
        title={bulkWords.someFailed(failed.length)}
        onClose={onClose}
        choices={[{ label: bulkWords.ok, act: onClose, main: true }]}
      >
        {bulkWords.failedHint}
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: '50vh', overflowY: 'auto' }}>
          {failed.map(({ id, record, message }) => (
            <li key={id}>
              <Link component={LinkBase} to={editPath(resource, id)} underline="always">
                {(record && nameOf(type, record)) || (record ? untitled.de : `ID ${id}`)}
              </Link>
              : {message}
            </li>
          ))}
        </Box>
      </ChoiceDialog>
    );
  }
  if (progress !== null) {
    return (
      <ChoiceDialog title={title} onClose={stop} choices={[{ label: bulkWords.stop, act: stop }]}>
        <div role="status">{bulkWords.progress(progress, count)}</div>
        <LinearProgress
          variant="determinate"
          value={(100 * progress) / Math.max(count, 1)}
          aria-label={title}
          sx={{ mt: 2 }}
        />
      </ChoiceDialog>
    );
  }
  return (
    <ChoiceDialog
      title={title}
      onClose={onClose}
      choices={[
        { label: bulkWords.cancel, act: onClose },
        { label: bulkWords.change, act: onStart, main: true },
      ]}
    >
      {children}
    </ChoiceDialog>
  );
}

/**
 * Changes the marked rows one by one, each against its own version, so that every change is part of the record's
 * history. `progress` is null before the start. Failed rows stay marked, as do those not reached before a stop. The
 * message afterwards offers undo.
 */
function useChangeMarked(onDone: () => void) {
  const { ids, mark } = useMarked();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<Failure[]>([]);
  const controller = useRef<AbortController | null>(null);

  const start = async (change: (record: Values) => Values | null) => {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    const done = new Set<number>();
    const before = new Map<number, Values>();
    setProgress(0);
    const outcome = await changeEach<Values>(ids, {
      read: async (id) => (await dataProvider.getOne(resource, { id })).data as Values,
      write: async (id, data, previousData) => {
        const saved = await dataProvider.update(resource, { id, data, previousData: previousData as never });
        before.set(id, { ...previousData, _version: saved.data._version });
      },
      change: (record) => {
        done.add(record.id as number);
        return change(record);
      },
      onProgress: setProgress,
      signal,
    });
    const failures = new Set(outcome.failed.map(({ id }) => id));
    mark(ids.filter((id) => !done.has(id) || failures.has(id)));
    await queryClient.invalidateQueries({ queryKey: [resource] });
    const left = ids.length - outcome.changed - outcome.unchanged - outcome.failed.length;
    const text = bulkWords.done(outcome.changed, outcome.unchanged) + (left > 0 ? ` ${bulkWords.stopped(left)}` : '');
    notify(before.size > 0 ? <ChangedMessage text={text} resource={resource} before={before} /> : text, {
      type: outcome.failed.length > 0 ? 'warning' : 'success',
      ...(before.size > 0 && { autoHideDuration: undoableFor }),
    });
    setFailed(outcome.failed);
    if (outcome.failed.length === 0) onDone();
  };
  return {
    count: ids.length,
    progress,
    failed,
    start: (change: (record: Values) => Values | null) => void start(change),
    stop: () => controller.current?.abort(),
  };
}

/** The message about a change, with undo: restores each record that nobody has changed since. */
function ChangedMessage({
  text,
  resource,
  before,
}: {
  text: string;
  resource: string;
  /** Each with the version made by the change. */
  before: ReadonlyMap<number, Values>;
}) {
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const undo = async () => {
    setPending(true);
    let changedSince = 0;
    const { changed, failed } = await changeEach<Values>([...before.keys()], {
      read: async (id) => before.get(id) as Values,
      change: (record) => record,
      write: async (id, data) => {
        try {
          await dataProvider.update(resource, { id, data, previousData: data as never });
        } catch (error) {
          if (!(error instanceof HttpError && [404, 412].includes(error.status))) throw error;
          changedSince += 1;
        }
      },
    });
    await client.invalidateQueries({ queryKey: [resource] });
    const text = bulkWords.undone(changed - changedSince, changedSince);
    if (failed[0]) notify(`${text} ${bulkWords.notUndone(failed.length)} ${failed[0].message}`, { type: 'error' });
    else notify(text, { type: changedSince > 0 ? 'warning' : 'success' });
  };
  return <UndoAlert text={text} label={formWords.undo} isPending={isPending} onUndo={() => void undo()} />;
}
