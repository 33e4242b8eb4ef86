import { useSyncExternalStore, useMemo } from 'react';
import { useFormContext, type Control, type UseFormReturn } from 'react-hook-form';
import type { Upload } from '../../../domain/fields';
import { formatQuery } from '../../../domain/http';
import { uploadWords } from '../../i18n/forms';
import { apiUpload } from '../../api/http';

/** A file ready for upload: checked, and resized if it is a picture. */
export interface PreparedFile {
  name: string;
  /** In lower case, without a dot. */
  extension: string;
  mimeType: string;
  blob: Blob;
  /** A note about how it was changed. */
  hint?: string;
}

/** Checks and prepares a chosen file. Throws FileRefused if it may not be uploaded. */
export type Prepare = (file: File) => Promise<PreparedFile>;
/** Sends a file; `onProgress` gets a share from 0 to 1. Errors have a German message. */
export type Send = (file: PreparedFile, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Upload>;

/** A file that can never be uploaded; the message has the reason. */
export class FileRefused extends Error {}

export interface UploadJob {
  id: number;
  /** The path of the list that the file is added to, or of a single file. */
  path: string;
  /** Whether it replaces the previous file. */
  isSingle: boolean;
  name: string;
  state: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  progress: number;
  error?: string;
}

export interface UploadNotice {
  id: number;
  path: string;
  severity: 'error' | 'info';
  text: string;
}

interface UploadState {
  jobs: readonly UploadJob[];
  notices: readonly UploadNotice[];
  /** A message for screen readers. */
  news: string;
}

interface UploadQueue extends Store<UploadState> {
  /** `isSingle`: there is room for one file, and the first new one replaces it. */
  add: (path: string, files: readonly File[], prepare: Prepare, isSingle?: boolean) => void;
  /** Adds a file that is stored already. */
  take: (path: string, upload: Upload, isSingle?: boolean) => void;
  /** Stops a running upload, or removes a failed one. */
  cancel: (id: number) => void;
  retry: (id: number) => void;
  dismiss: (noticeId: number) => void;
}

interface Work {
  file: File;
  prepare: Prepare;
  stop: AbortController;
  prepared?: PreparedFile;
  result?: Upload;
}

/**
 * The uploads of one form. At most `limit` run at once; finished ones are added to their list in the order in which
 * they were chosen. Failed ones stay until they are retried or removed.
 */
export function createUploadQueue({
  send,
  deliver,
  limit = 2,
}: {
  send: Send;
  deliver: (path: string, upload: Upload, isSingle: boolean) => void;
  limit?: number;
}): UploadQueue {
  const store = createStore<UploadState>({ jobs: [], notices: [], news: '' });
  const work = new Map<number, Work>();
  let lastId = 0;

  const update = (change: Partial<UploadState>) => store.set({ ...store.get(), ...change });
  const patch = (id: number, change: Partial<UploadJob>) =>
    update({ jobs: store.get().jobs.map((job) => (job.id === id ? { ...job, ...change } : job)) });
  const drop = (id: number) => {
    work.delete(id);
    update({ jobs: store.get().jobs.filter((job) => job.id !== id) });
  };
  const notify = (path: string, severity: UploadNotice['severity'], text: string) =>
    update({ notices: [...store.get().notices, { id: ++lastId, path, severity, text }] });

  function startNext(): void {
    const { jobs } = store.get();
    const running = jobs.filter(({ state }) => state === 'preparing' || state === 'sending').length;
    for (const job of jobs.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, limit - running)))
      void run(job);
  }

  async function run({ id, path, name }: UploadJob): Promise<void> {
    const job = work.get(id);
    if (!job) return;
    const { signal } = job.stop;
    patch(id, { state: 'preparing', progress: 0, error: undefined });
    try {
      job.prepared ??= await job.prepare(job.file);
      if (signal.aborted) return;
      patch(id, { state: 'sending' });
      job.result = await send(job.prepared, (progress) => patch(id, { progress }), signal);
      if (signal.aborted) return;
      patch(id, { state: 'sent', progress: 1 });
      if (job.prepared.hint) notify(path, 'info', job.prepared.hint);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof FileRefused) {
        drop(id);
        notify(path, 'error', error.message);
      } else {
        patch(id, { state: 'failed', error: (error instanceof Error && error.message) || uploadWords.failed(name) });
      }
    } finally {
      deliverSent(path);
      startNext();
    }
  }

  /**
   * Adds finished uploads in order, starting with the first: a running upload holds back those chosen after it, a
   * failed one does not.
   */
  function deliverSent(path: string): void {
    for (const { id, name, state, isSingle } of store.get().jobs.filter((job) => job.path === path)) {
      if (state === 'failed') continue;
      const result = work.get(id)?.result;
      if (state !== 'sent' || !result) return;
      drop(id);
      deliver(path, result, isSingle);
      update({ news: uploadWords.uploaded(name) });
    }
  }

  return {
    ...store,
    add(path, files, prepare, isSingle = false) {
      const jobs = files.slice(0, isSingle ? 1 : undefined).map((file): UploadJob => {
        const id = ++lastId;
        work.set(id, { file, prepare, stop: new AbortController() });
        return { id, path, isSingle, name: file.name, state: 'waiting', progress: 0 };
      });
      update({ jobs: [...store.get().jobs, ...jobs] });
      startNext();
    },
    take(path, upload, isSingle = false) {
      deliver(path, upload, isSingle);
      update({ news: uploadWords.taken(upload.name) });
    },
    cancel(id) {
      const path = store.get().jobs.find((job) => job.id === id)?.path;
      work.get(id)?.stop.abort();
      drop(id);
      if (path !== undefined) deliverSent(path);
      startNext();
    },
    retry(id) {
      const job = store.get().jobs.find((candidate) => candidate.id === id);
      if (job?.state !== 'failed') return;
      patch(id, { state: 'waiting', progress: 0, error: undefined });
      startNext();
    },
    dismiss: (noticeId) => update({ notices: store.get().notices.filter(({ id }) => id !== noticeId) }),
  };
}

/** A value outside React that components can subscribe to. */
interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store; `set` notifies every listener, even for an equal value. */
function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; re-renders when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/**
 * Uploads a file as raw bytes.
 * @returns the record's entry for it, without captions
 * @throws like `apiUpload`
 */
export const sendFile: Send = async ({ name, extension, blob }, onProgress, signal) => {
  const bytes = await blob.arrayBuffer().catch(() => {
    // For example a file that was deleted after it was chosen, or is on a memory stick that was removed.
    throw new Error(uploadWords.unreadable(name));
  });
  const stored = await apiUpload<Upload>(
    `/files?${formatQuery({ name, extension })}`,
    new Blob([bytes]),
    onProgress,
    signal,
  );
  return { id: stored.id, name: stored.name, extension: stored.extension, mimeType: stored.mimeType };
};

/** The uploads of each form. They outlive the inputs, which change with the language, and end with the form. */
const queues = new WeakMap<Control, UploadQueue>();

/** The uploads of a form, created on first use. */
export function uploadsOf(form: Pick<UseFormReturn, 'control' | 'getValues' | 'setValue'>): UploadQueue {
  const known = queues.get(form.control);
  if (known) return known;
  const { getValues, setValue } = form;
  const deliver = (path: string, upload: Upload, isSingle: boolean) =>
    setValue(path, isSingle ? upload : [...((getValues(path) as Upload[] | undefined) ?? []), upload], {
      shouldDirty: true,
    });
  const queue = createUploadQueue({ send: sendFile, deliver });
  queues.set(form.control, queue);
  return queue;
}

/** The uploads of the surrounding form. */
export function useUploads(): UploadQueue {
  const form = useFormContext();
  return useMemo(() => uploadsOf(form), [form]);
}

/**
 * Waits until no file of a form is being uploaded, because saving would leave it out.
 * @returns undefined, or the message that stops the save because failed files need a decision
 */
export async function uploadsSettled(
  form: Pick<UseFormReturn, 'control' | 'getValues' | 'setValue'>,
): Promise<string | undefined> {
  const queue = uploadsOf(form);
  const onTheirWay = () => queue.get().jobs.some(({ state }) => state !== 'failed');
  if (onTheirWay()) {
    await new Promise<void>((resolve) => {
      const stop = queue.subscribe(() => {
        if (onTheirWay()) return;
        stop();
        resolve();
      });
    });
  }
  return queue.get().jobs.length > 0 ? uploadWords.failedBeforeSaving : undefined;
}
