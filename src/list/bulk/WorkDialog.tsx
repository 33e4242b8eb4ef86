import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { LinkBase, useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import { nameOf } from '../../../domain/contentType';
import { bulkDialogWords } from '../../i18n/bulkDialogs';
import { bulkWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { rowPath, type ListedType, type Row, useListType } from '../ListType';
import type { useWork } from './useWork';

/** The name of a record in messages. */
export const shownName = (type: Pick<ListedType, 'nameOf' | 'titleField'>, record: Record<string, unknown>): string =>
  nameOf(type, record) || untitled.de;

interface WorkDialogProps {
  title: string;
  work: Pick<ReturnType<typeof useWork>, 'progress' | 'failed' | 'stop'>;
  /** The title above the records that failed. */
  failedTitle: (count: number) => string;
  onClose: () => void;
  /** The dialog before the start. */
  children: ReactNode;
}

/** A question before work on many records starts, then its progress, then each record that failed, with the reason. */
export function WorkDialog({ title, work, failedTitle, onClose, children }: WorkDialogProps) {
  const { progress, failed, stop } = work;
  const { type } = useListType();
  const { data: rows = [] } = useListContext();
  if (failed.length > 0) {
    return (
      <ChoiceDialog
        title={failedTitle(failed.length)}
        onClose={onClose}
        choices={[{ label: bulkWords.ok, act: onClose, main: true }]}
      >
        {bulkDialogWords.failedHint}
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: '50vh', overflowY: 'auto' }}>
          {failed.map(({ id, record = rows.find((row) => row.id === id), message }) => (
            <li key={id}>
              <Link component={LinkBase} to={rowPath(type, { ...record, id } as Row)} underline="always">
                {record ? shownName(type, record) : `ID ${id}`}
              </Link>
              : {message}
            </li>
          ))}
        </Box>
      </ChoiceDialog>
    );
  }
  if (progress === null) return children;
  return (
    <ChoiceDialog title={title} onClose={stop} choices={[{ label: bulkDialogWords.stop, act: stop, isFirst: true }]}>
      <Box sx={{ minWidth: { sm: 400 } }}>
        <div role="status">{bulkDialogWords.progress(progress.done, progress.of)}</div>
        <LinearProgress
          variant="determinate"
          value={(100 * progress.done) / Math.max(progress.of, 1)}
          aria-label={title}
          sx={{ mt: 2 }}
        />
      </Box>
    </ChoiceDialog>
  );
}
