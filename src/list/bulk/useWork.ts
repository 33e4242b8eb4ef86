import { useEffect, useRef, useState } from 'react';
import { changeEach, type Failure } from '../../api/changeEach';

type Values = Record<string, unknown>;
type Calls = Omit<Parameters<typeof changeEach<Values>>[1], 'onProgress' | 'signal'>;

/**
 * Work on one record after another: its progress (null before and after), the records that failed, and a function that
 * stops it.
 */
export function useWork() {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [failed, setFailed] = useState<readonly Failure[]>([]);
  const controller = useRef<AbortController | null>(null);
  const isRunning = progress !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    // Closing the tab would leave the rest undone.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);

  /** Runs only once; returns undefined for a second press. */
  const run = async (ids: readonly number[], calls: Calls) => {
    if (controller.current) return undefined;
    const { signal } = (controller.current = new AbortController());
    setProgress({ done: 0, of: ids.length });
    const outcome = await changeEach<Values>(ids, {
      ...calls,
      onProgress: (done) => setProgress({ done, of: ids.length }),
      signal,
    });
    setProgress(null);
    setFailed(outcome.failed);
    return outcome;
  };
  return { progress, failed, run, stop: () => controller.current?.abort() };
}
