import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useResourceContext } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/contentType';
import type { Side } from '../../../domain/review/places';
import { changeEach } from '../../api/changeEach';
import { versionOf } from '../../api/records';
import { formWords } from '../../i18n/forms';
import { bulkDialogWords } from '../../i18n/bulkDialogs';
import { UndoAlert } from '../../ui/UndoAlert';
import { useMarked } from '../selection/SelectionBar';
import { valuesToUndo } from './changes';
import { useWork } from './useWork';
import { shownName } from './WorkDialog';

type Values = Record<string, unknown>;

/** Longer than for a single record, because people look through the list first. In milliseconds. */
export const undoableFor = 30_000;

interface Start {
  /** The selected records to change; the others stay unchanged, and those not reached stay selected. */
  ids: readonly number[];
  /** Records that already have the value. */
  unchanged: readonly number[];
  /** The changed record; null if it needs no change. May throw the reason for not changing it. */
  change: (record: Values) => Values | null;
}

/**
 * Changes selected rows one by one, each against its own version, so that every change becomes part of the record's
 * history. Rows that failed stay selected, as do those that were not reached before a stop. The message afterwards
 * offers undo.
 */
export function useChangeMarked(type: ContentType, onDone: () => void) {
  const { ids: marked, mark } = useMarked();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { run, ...work } = useWork();

  const start = async ({ ids, unchanged, change }: Start) => {
    const done = new Set(unchanged);
    const before = new Map<number, Before>();
    const outcome = await run(ids, {
      read: async (id) => (await dataProvider.getOne(resource, { id })).data as Values,
      write: async (id, data, previousData) => {
        const { data: saved } = await dataProvider.update(resource, { id, data, previousData: previousData as never });
        before.set(id, {
          name: shownName(type, saved as Values),
          values: { ...valuesToUndo(type, previousData, saved as Values), _version: versionOf(saved) },
        });
      },
      change: (record) => {
        const next = change(record);
        done.add(record.id as number);
        return next;
      },
    });
    if (!outcome) return;
    const failures = new Set(outcome.failed.map(({ id }) => id));
    mark(marked.filter((id) => !done.has(id) || failures.has(id)));
    await queryClient.invalidateQueries({ queryKey: [resource] });
    const left = ids.length - outcome.changed - outcome.unchanged - outcome.failed.length;
    const same = outcome.unchanged + unchanged.length;
    const text = bulkDialogWords.done(outcome.changed, same) + (left > 0 ? ` ${bulkDialogWords.stopped(left)}` : '');
    notify(before.size > 0 ? <ChangedMessage text={text} resource={resource} before={before} /> : text, {
      type: outcome.failed.length > 0 ? 'warning' : 'success',
      ...(before.size > 0 && { autoHideDuration: undoableFor }),
    });
    if (outcome.failed.length === 0) onDone();
  };
  return { work, start: (options: Start) => void start(options) };
}

/**
 * Saves a record on top of the version at which it was read; the message offers undo.
 * @throws like `update`: 412 if it has changed since
 */
export function useSaveWithUndo(type: ContentType, resource: string) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  return async (before: Side, next: Side, textOf: (name: string) => string): Promise<void> => {
    const id = before.id as number;
    const { data } = await dataProvider.update(resource, { id, data: next, previousData: before as never });
    const saved = data as Side;
    const name = shownName(type, saved);
    const values = { ...valuesToUndo(type, before, saved), _version: versionOf(saved) };
    notify(<ChangedMessage text={textOf(name)} resource={resource} before={new Map([[id, { name, values }]])} />, {
      type: 'success',
      autoHideDuration: undoableFor,
    });
    await client.invalidateQueries({ queryKey: [resource] });
  };
}

interface Before {
  name: string;
  /** The former values, with the version that the change created. */
  values: Values;
}

/**
 * The message about a change, with undo, which restores the former values in each record that has not changed since.
 */
export function ChangedMessage({
  text,
  resource,
  before,
}: {
  text: string;
  resource: string;
  before: ReadonlyMap<number, Before>;
}) {
  const [done, setDone] = useState<number | null>(null);
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const undo = async () => {
    setDone(0);
    const since: string[] = [];
    const { changed, failed } = await changeEach<Values>([...before.keys()], {
      read: async (id) => before.get(id)!.values,
      change: (values) => values,
      write: async (id, data) => {
        try {
          await dataProvider.update(resource, { id, data, previousData: { id } as never });
        } catch (error) {
          if (!(error instanceof HttpError && [404, 412].includes(error.status))) throw error;
          since.push(before.get(id)!.name);
        }
      },
      onProgress: setDone,
    });
    await client.invalidateQueries({ queryKey: [resource] });
    const text = bulkDialogWords.undone(changed - since.length, since);
    if (failed[0])
      notify(`${text} ${bulkDialogWords.notUndone(failed.length)} ${failed[0].message}`, { type: 'error' });
    else
      notify(text, {
        type: since.length > 0 ? 'warning' : 'success',
        ...(since.length > 0 && { autoHideDuration: undoableFor }),
      });
  };
  return (
    <UndoAlert
      text={done === null ? text : bulkDialogWords.undoing(done, before.size)}
      label={formWords.undo}
      isPending={done !== null}
      onUndo={() => void undo()}
    />
  );
}
