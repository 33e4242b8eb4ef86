import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { apiDownload } from '../../api/http';
import { selectionWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/** Has the browser save bytes under a name, as a click on a link to them does. */
function saveFile(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // Not before the browser has begun to read.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface MarkedExportProps {
  title: string;
  /** Answers the file to a body: `/contacts.xlsx`. */
  path: string;
  ids: readonly number[];
  /** What the body says beside the ids. */
  beside?: Record<string, unknown>;
  onClose: () => void;
}

/**
 * Gets the marked records as a file, however many: their ids go with the call, since an address holds some hundred.
 * Shows that it is under way, and why it failed; closing gives it up.
 */
export function MarkedExport({ title, path, ids, beside, onClose }: MarkedExportProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ path, ids, beside, onClose });
  latest.current = { path, ids, beside, onClose };
  useEffect(() => {
    const given = latest.current;
    const controller = new AbortController();
    const { signal } = controller;
    const get = async () => {
      const { file, name } = await apiDownload(given.path, {
        method: 'POST',
        body: { ...given.beside, ids: given.ids },
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
  }, []);
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
        <Alert severity="error">
          {selectionWords.exportFailed} {problem}
        </Alert>
      )}
    </ChoiceDialog>
  );
}
