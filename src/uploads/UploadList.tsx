import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { hiddenButRead } from '../ui/hiddenButRead';
import { ReorderList } from '../ui/reorder/ReorderList';
import { AddUploads } from './AddUploads';
import { UploadJobRow } from './UploadJobRow';
import { UploadNotices } from './UploadNotices';
import type { Prepare } from './uploadQueue';
import { useUploadList, type UploadRow } from './useUploadList';

interface UploadListProps {
  /** Where the list stands in the record. */
  source: string;
  label: string;
  /** Extensions that the picker offers, without a dot. */
  extensions: readonly string[];
  addLabel: string;
  hint: string;
  prepare: Prepare;
  unnamed: (position: number) => string;
  /** One file of the list; must keep its identity. */
  renderFile: (file: UploadRow, index: number, parts: { name: string; handle: ReactNode; onRemove: () => void }) => ReactNode;
}

/** Files of a record: choosing, dropping and pasting them, their way to the server, and the sorted list of them. */
export function UploadList({ source, label, extensions, addLabel, hint, prepare, unnamed, renderFile }: UploadListProps) {
  const { rows, removeAt, move, queue, jobs, notices, news, error } = useUploadList(source);
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  const focusAt = useRef<number | null>(null);

  const getName = useCallback((file: UploadRow, index: number) => file.name || unnamed(index + 1), [unnamed]);
  const renderItem = useCallback((file: UploadRow, handle: ReactNode, index: number) => {
    const name = getName(file, index);
    const onRemove = () => {
      focusAt.current = index;
      removeAt(index, name);
    };
    return renderFile(file, index, { name, handle, onRemove });
  }, [getName, removeAt, renderFile]);

  // Whoever removes by keyboard goes on at the next file, or at the button that adds one.
  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(focusAt.current, buttons.length - 1)] ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    focusAt.current = null;
  }, [rows]);

  return (
    <Box ref={box} role="group" aria-labelledby={title}>
      <Typography id={title} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>{label}</Typography>
      <AddUploads extensions={extensions} label={addLabel} hint={hint} onFiles={(files) => queue.add(source, files, prepare)}>
        {rows.length > 0 && (
          <ReorderList items={rows} getKey={keyOf} getName={getName} renderItem={renderItem} onMove={move} label={label} />
        )}
        {jobs.length > 0 && (
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, my: 0.5 }}>
            {jobs.map((job) => <UploadJobRow key={job.id} job={job} onCancel={queue.cancel} onRetry={queue.retry} />)}
          </Stack>
        )}
        <UploadNotices notices={notices} onDismiss={queue.dismiss} />
      </AddUploads>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <Box role="status" sx={hiddenButRead}>{news}</Box>
    </Box>
  );
}

const keyOf = ({ rowKey }: UploadRow) => rowKey;
