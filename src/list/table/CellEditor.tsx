import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { HttpError, useDataProvider, useEvent, useResourceContext } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { FieldKind } from '../../../domain/fields';
import { isEqual } from '../../../domain/review/equal';
import { placesOf, valueAt, withValueAt, type Place, type Side } from '../../../domain/review/places';
import { FieldInput } from '../../fields/FieldInput';
import { ItemSource } from '../../fields/FieldFrame';
import { FormTypeProvider } from '../../fields/formContext';
import { placeLabel, showValue } from '../../fields/values';
import { retryFocus } from '../../form/problems/focusField';
import { cellWords } from '../../i18n/bulkDialogs';
import { plan } from '../bulk/changes';
import { openInput } from '../bulk/openInput';
import { useSaveWithUndo } from '../bulk/useChangeMarked';
import { shownName } from '../bulk/WorkDialog';
import { editableCells } from './CellEditing';

interface CellEditorProps {
  type: ContentType;
  id: number;
  cell: HTMLElement;
  /** @param next the cell to edit next, if any */
  onDone: (next?: HTMLElement) => void;
}

/** How an edit ends: whether it is saved, and in which direction editing continues. */
type Ending = (step?: 1 | -1) => void;

/** An input placed over its cell. Enter, Tab and a click elsewhere save; Escape discards. */
export function CellEditor({ type, id, cell, onDone }: CellEditorProps) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const save = useRef<Ending | null>(null);
  const place = placesOf(type).find(({ path }) => path === cell.dataset.column) as Place;
  const { data: record, error } = useQuery({
    queryKey: ['cell', resource, id],
    queryFn: async () => (await dataProvider.getOne(resource, { id })).data as Side,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cell]);
  const end = (step?: 1 | -1) => {
    const cells = editableCells(cell.parentElement);
    onDone(step && cells[cells.indexOf(cell) + step]);
  };
  return (
    <Popover
      open
      anchorEl={cell}
      transitionDuration={0}
      onClose={(event: MouseEvent, reason) => {
        // Ignores the second click of a double-click on the pencil.
        if (reason === 'backdropClick' && event.detail > 1) return;
        if (reason === 'backdropClick' && save.current) save.current();
        else end();
      }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': `${placeLabel(place)}: ${record ? shownName(type, record) : `ID ${id}`}`,
          sx: { width: Math.max(cell.offsetWidth, 300), maxWidth: 'calc(100vw - 32px)', p: 1.5 },
        },
      }}
    >
      {record ? (
        <CellForm type={type} place={place} record={record} saving={save} onEnd={end} />
      ) : error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : (
        <LinearProgress aria-label={cellWords.reading} />
      )}
    </Popover>
  );
}

const root = 'cell';
/** Kinds for which choosing a value saves it. */
const chosenAtOnce: readonly FieldKind[] = ['choice', 'boolean', 'reference'];

interface CellFormProps {
  type: ContentType;
  place: Place;
  record: Side;
  saving: RefObject<Ending | null>;
  onEnd: Ending;
}

function CellForm({ type, place, record, saving, onEnd }: CellFormProps) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const saveWithUndo = useSaveWithUndo(type, resource);
  const form = useForm<Record<string, any>>({
    defaultValues: { [root]: withValueAt({}, place, valueAt(record, place)) },
  });
  const path = `${root}.${place.path}`;
  const value = useWatch({ control: form.control, name: path });
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const read = useRef(record);
  const isBusy = useRef(false);
  const box = useRef<HTMLDivElement>(null);

  /** Saves on top of the version read, or of a newer one if someone else has saved another field in the meantime. */
  const send = async (wished: unknown): Promise<string | null> => {
    const before = read.current;
    const planned = plan(type, before, { place, operation: 'set', value: wished });
    if (planned.kind === 'refused') return planned.message;
    if (planned.kind === 'same') return null;
    const id = before.id as number;
    try {
      await saveWithUndo(before, planned.next, (name) => cellWords.saved(name, placeLabel(place)));
      return null;
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 412)) throw error;
      read.current = (await dataProvider.getOne(resource, { id })).data as Side;
      const [seen, now] = [valueAt(before, place), valueAt(read.current, place)];
      return isEqual(place.declared, seen, now) ? send(wished) : cellWords.changed(showValue(place.declared, now));
    }
  };
  const save = useEvent((step?: 1 | -1): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    void send(form.getValues(path))
      .catch((error: unknown) => (error instanceof Error ? error.message : cellWords.notSaved))
      .then((message) => {
        isBusy.current = false;
        setPending(false);
        if (message === null) onEnd(step);
        else setProblem(message);
      });
  });
  useEffect(() => {
    saving.current = save;
    return () => {
      saving.current = null;
    };
  }, [saving, save]);
  useEffect(() => retryFocus(() => openInput(box.current, path)), [path]);
  const first = useRef(value);
  useEffect(() => {
    if (chosenAtOnce.includes(place.declared.kind) && value !== first.current) save();
  }, [value, place, save]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Lists of choices are rendered elsewhere in the page.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!event.currentTarget.contains(event.target as Node)) return;
    const isButton = (event.target as Element).closest('button') !== null;
    if (event.key === 'Tab') save(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && !isButton) save();
    else return;
    event.preventDefault();
  };
  return (
    <Box ref={box} onKeyDown={onKeyDown} aria-busy={isPending} sx={{ display: 'grid', gap: 1 }}>
      <FormTypeProvider type={type}>
        <FormProvider {...form}>
          <ItemSource path={root}>
            <FieldInput source={place.path} field={place.declared} label={placeLabel(place)} wide />
          </ItemSource>
        </FormProvider>
      </FormTypeProvider>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Typography variant="caption" color="text.secondary">
        {cellWords.hint}
      </Typography>
    </Box>
  );
}
