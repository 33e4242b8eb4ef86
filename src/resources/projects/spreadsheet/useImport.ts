import { HttpError } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  noTarget,
  type ImportCheck,
  type ImportFile,
  type ImportResult,
} from '../../../../domain/inbox/spreadsheetImport';
import { importWords } from '../../../i18n/review';
import { previewOf, checkRows, importRows, readColumns, readFile, type CallOptions, type ChosenFile } from './calls';

export type ImportStep = 'file' | 'columns' | 'check' | 'done';

/** The state so far. It is kept after a step back and after a failed request. */
interface Known {
  file?: ChosenFile;
  info?: ImportFile;
  /** The target of each column. */
  fields: string[];
  check?: ImportCheck;
  result?: ImportResult;
}

/** A running request: its label, and the fraction of the file that was sent; null when all is sent. */
export interface Running {
  words: string;
  share: number | null;
  cancel: () => void;
}

/** The import of a file, step by step. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>('file');
  const [known, setKnown] = useState<Known>({ fields: [] });
  const [running, setRunning] = useState<Running | null>(null);
  const [error, setError] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /**
   * Runs a request; a failure is reported and changes nothing.
   * @returns the error, or undefined
   */
  const run = useCallback(async (words: string, work: (options: CallOptions) => Promise<void>): Promise<unknown> => {
    if (current.current) return undefined;
    const controller = new AbortController();
    current.current = controller;
    const cancel = () => controller.abort();
    const onProgress = (share: number) =>
      setRunning(share < 1 ? { words: importWords.uploading, share, cancel } : { words, share: null, cancel });
    setError(null);
    setRunning({ words, share: null, cancel });
    try {
      await work({ onProgress, signal: controller.signal });
      return undefined;
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure instanceof Error ? failure.message : String(failure));
      return failure;
    } finally {
      current.current = null;
      setRunning(null);
    }
  }, []);

  const choose = useCallback(
    (chosen: File) =>
      run(importWords.reading, async (options) => {
        const file = await readFile(chosen);
        const take = (info: ImportFile) =>
          setKnown({ file, info, fields: info.columns.map(({ target }) => target ?? noTarget) });
        const preview = await previewOf(file);
        if (preview) {
          take(preview);
          setStep('columns');
        }
        try {
          take(await readColumns(file, options));
          setStep('columns');
        } catch (failure) {
          setKnown(known);
          setStep('file');
          throw failure;
        }
      }),
    [run, known],
  );

  const { file, fields, check } = known;
  const look = useCallback(
    () =>
      run(importWords.checking, async (options) => {
        if (!file) return;
        const found = await checkRows(file, fields, options);
        setKnown((before) => ({ ...before, check: found }));
        setStep('check');
      }),
    [run, file, fields],
  );

  const confirm = useCallback(async () => {
    if (!file || !check) return;
    const failure = await run(importWords.writing, async (options) => {
      const result = await importRows(file, fields, check.digest, options);
      setKnown((before) => ({ ...before, result }));
      setStep('done');
    });
    // Records have changed in the meantime, so the dry run is repeated, with the reason shown above it.
    if (failure instanceof HttpError && failure.status === 409) {
      await look();
      setError(failure.message);
    }
  }, [run, look, file, fields, check]);

  const assign = useCallback(
    (column: number, target: string) =>
      setKnown((before) => ({
        ...before,
        fields: before.fields.map((former, index) => (index === column ? target : former)),
      })),
    [],
  );
  const goTo = useCallback((to: ImportStep) => {
    setError(null);
    setStep(to);
  }, []);
  const startAgain = useCallback(() => {
    setKnown({ fields: [] });
    goTo('file');
  }, [goTo]);
  return { step, ...known, running, error, choose, assign, look, confirm, goTo, startAgain };
}

export type Import = ReturnType<typeof useImport>;
