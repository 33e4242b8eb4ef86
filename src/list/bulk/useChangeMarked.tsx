import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useResourceContext } from 'react-admin';
import { changeEach, type Failure } from '../../api/changeEach';
import { formWords } from '../../i18n/forms';
import { bulkWords } from '../../i18n/lists';
import { UndoAlert, undoableFor } from '../../ui/UndoAlert';
import { useMarked } from '../selection/useMarked';

type Values = Record<string, unknown>;

/**
 * Changes the marked rows one by one, each against its own version, so that every change is part of the record's
 * history. `progress` is null before the start. Failed rows stay marked, as do those not reached before a stop. The
 * message afterwards offers undo.
 */
export function useChangeMarked(onDone: () => void) {
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
