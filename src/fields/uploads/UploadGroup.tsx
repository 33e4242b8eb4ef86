import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext, useId, useMemo, type ReactNode, type Ref } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import { hiddenButRead } from '../../ui/hiddenButRead';
import { HeadingLevel } from '../../ui/HeadingLevel';
import { uploadWords } from '../../i18n/forms';
import { AddUploads } from './AddUploads';
import { useUploads } from './pendingUploads';
import { useStore } from './store';
import { UploadJobRow } from './UploadJobRow';
import type { Prepare, UploadNotice } from './uploadQueue';

/** How files come to a place of the form. */
export interface Uploading {
  /** Where the list, or the single file, stands in the record. */
  source: string;
  label: string;
  /** Extensions that the picker offers, without a dot. */
  extensions: readonly string[];
  addLabel: string;
  hint: string;
  prepare: Prepare;
}

/** Files of a record: choosing, dropping and pasting them and their way to the server, around those that are there. */
export function UploadGroup({
  source,
  label,
  extensions,
  addLabel,
  hint,
  prepare,
  isSingle = false,
  ref,
  children,
}: Uploading & {
  isSingle?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: source });
  const queue = useUploads();
  const { jobs, notices, news } = useStore(queue);
  const own = useMemo(() => jobs.filter(({ path }) => path === source), [jobs, source]);
  const error = messageOf(get(errors, source));
  const title = useId();
  return (
    <Box ref={ref} role="group" aria-labelledby={title}>
      <Typography id={title} component={useContext(HeadingLevel)} variant="subtitle2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <AddUploads
        extensions={extensions}
        label={addLabel}
        hint={hint}
        isSingle={isSingle}
        onFiles={(files) => queue.add(source, files, prepare, isSingle)}
      >
        {children}
        {own.length > 0 && (
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, my: 0.5 }}>
            {own.map((job) => (
              <UploadJobRow key={job.id} job={job} onCancel={queue.cancel} onRetry={queue.retry} />
            ))}
          </Stack>
        )}
        <UploadNotices notices={notices.filter(({ path }) => path === source)} onDismiss={queue.dismiss} />
      </AddUploads>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <Box role="status" sx={hiddenButRead}>
        {news}
      </Box>
    </Box>
  );
}

/** The message about the place as a whole; those about single files stand at the files. */
function messageOf(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: string; root?: { message?: string } };
  return root?.message ?? message;
}

/** Why files were refused, and what was done to others, until someone has read it. */
function UploadNotices({ notices, onDismiss }: { notices: readonly UploadNotice[]; onDismiss: (id: number) => void }) {
  return notices.map(({ id, severity, text }) => (
    <Alert
      key={id}
      severity={severity}
      onClose={() => onDismiss(id)}
      closeText={uploadWords.close}
      sx={{ my: 0.5, py: 0, overflowWrap: 'anywhere' }}
    >
      {text}
    </Alert>
  ));
}
