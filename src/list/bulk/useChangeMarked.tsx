import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useResourceContext } from 'react-admin';
import { changeEach, type Failure } from '../../api/changeEach';
import { bulkWords } from '../../i18n/lists';
import { useMarked } from '../selection/useMarked';

type Values = Record<string, unknown>;

/**
 * Changes the marked rows one by one, each over its own version, so that every change has its place in the record's
 * history. `progress` is null before it starts. What failed stays marked, as does what was not reached when somebody
 * stopped it.
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
    setProgress(0);
    const outcome = await changeEach<Values>(ids, {
      read: async (id) => (await dataProvider.getOne(resource, { id })).data as Values,
      write: (id, data, previousData) =>
        dataProvider.update(resource, { id, data, previousData: previousData as never }),
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
    notify(bulkWords.done(outcome.changed, outcome.unchanged) + (left > 0 ? ` ${bulkWords.stopped(left)}` : ''), {
      type: outcome.failed.length > 0 ? 'warning' : 'success',
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
