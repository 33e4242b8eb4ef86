import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { apiDownload } from '../../api/http';
import { selectionWords } from '../../i18n/lists';
import { useConfig } from '../../session/config';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/** Saves a file under a name, as a click on a download link would. */
function saveFile(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // Delayed until the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface MarkedExportProps {
  title: string;
  /** The path that returns the file for a POST: `/contacts.xlsx`. */
  path: string;
  ids: readonly number[];
  /** Additional values in the request body. */
  extras?: Record<string, unknown>;
  onClose: () => void;
}

/**
 * Downloads any number of selected records as a file. Their ids are in the request body, since a URL can only hold a
 * few hundred. Shows progress and errors; closing cancels the download.
 */
export function MarkedExport({ title, path, ids, extras, onClose }: MarkedExportProps) {
  const { noExports } = useConfig();
  const [problem, setProblem] = useState<string | null>(noExports ?? null);
  const latest = useRef({ path, ids, extras, onClose });
  latest.current = { path, ids, extras, onClose };
  useEffect(() => {
    if (noExports) return undefined;
    const given = latest.current;
    const controller = new AbortController();
    const { signal } = controller;
    const get = async () => {
      const { file, name } = await apiDownload(given.path, {
        method: 'POST',
        body: { ...given.extras, ids: given.ids },
        signal,
      });
      if (signal.aborted) return;
      saveFile(file, name);
      latest.current.onClose();
    };
    get().catch((error: unknown) => {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : '');
    });
    return () => controller.abort();
  }, [noExports]);
  const choices =
    problem === null
      ? [{ label: selectionWords.cancel, act: onClose, main: true }]
      : [{ label: selectionWords.ok, act: onClose, main: true }];
  return (
    <ChoiceDialog title={title} onClose={onClose} choices={choices}>
      {problem === null ? (
        <>
          <div role="status">{selectionWords.exporting}</div>
          <LinearProgress sx={{ mt: 2 }} aria-label={selectionWords.exporting} />
        </>
      ) : (
        <Alert severity={noExports ? 'info' : 'error'}>
          {!noExports && selectionWords.exportFailed} {problem}
        </Alert>
      )}
    </ChoiceDialog>
  );
}
