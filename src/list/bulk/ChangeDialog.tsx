import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase, useResourceContext } from 'react-admin';
import { nameOf } from '../../../domain/contentType';
import { bulkWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { editPath } from '../../ui/paths';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useListType } from '../ListType';
import type { useChangeMarked } from './useChangeMarked';

interface ChangeDialogProps {
  title: string;
  /** The question, with an input if there is a choice. */
  children: ReactNode;
  work: ReturnType<typeof useChangeMarked>;
  onStart: () => void;
  onClose: () => void;
}

/** Asks, shows the progress, and lists each record that could not be changed with the reason. */
export function ChangeDialog({
  title,
  children,
  work: { count, progress, failed, stop },
  onStart,
  onClose,
}: ChangeDialogProps) {
  const { type } = useListType();
  const resource = useResourceContext() ?? '';
  if (failed.length > 0) {
    return (
      <ChoiceDialog
        title={bulkWords.someFailed(failed.length)}
        onClose={onClose}
        choices={[{ label: bulkWords.ok, act: onClose, main: true }]}
      >
        {bulkWords.failedHint}
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: '50vh', overflowY: 'auto' }}>
          {failed.map(({ id, record, message }) => (
            <li key={id}>
              <Link component={LinkBase} to={editPath(resource, id)} underline="always">
                {(record && nameOf(type, record)) || (record ? untitled.de : `ID ${id}`)}
              </Link>
              : {message}
            </li>
          ))}
        </Box>
      </ChoiceDialog>
    );
  }
  if (progress !== null) {
    return (
      <ChoiceDialog title={title} onClose={stop} choices={[{ label: bulkWords.stop, act: stop }]}>
        <div role="status">{bulkWords.progress(progress, count)}</div>
        <LinearProgress
          variant="determinate"
          value={(100 * progress) / Math.max(count, 1)}
          aria-label={title}
          sx={{ mt: 2 }}
        />
      </ChoiceDialog>
    );
  }
  return (
    <ChoiceDialog
      title={title}
      onClose={onClose}
      choices={[
        { label: bulkWords.cancel, act: onClose },
        { label: bulkWords.change, act: onStart, main: true },
      ]}
    >
      {children}
    </ChoiceDialog>
  );
}
