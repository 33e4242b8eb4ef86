import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  lazy,
  Suspense,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import FileIcon from '@mui/icons-material/NoteAddOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Compact, HeadingLevel, useIsLocked } from '../formContext';
import { shownAbout, type MediaFile } from '../../../domain/media';
import { uploadWords } from '../../i18n/forms';
import { useHasPart } from '../../session/config';
import { useUploads, useStore, type Prepare, type UploadNotice, type UploadJob } from './uploadQueue';
import { useFileDrop } from './useFileDrop';

/** How files are added at a place in the form. */
export interface Uploading {
  /** The path of the list, or of a single file. */
  source: string;
  label: string;
  /** The extensions that the picker offers, without a dot. */
  extensions: readonly string[];
  addLabel: string;
  hint: string;
  prepare: Prepare;
}

/** Choosing, dropping, pasting and uploading files of a record; the existing files are inside. */
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
      <Typography
        id={title}
        component={useContext(HeadingLevel)}
        variant="subtitle2"
        sx={useContext(Compact) ? visuallyHidden : { mb: 0.5 }}
      >
        {label}
      </Typography>
      <AddUploads
        isLocked={useIsLocked(source)}
        extensions={extensions}
        label={addLabel}
        hint={hint}
        isSingle={isSingle}
        onFiles={(files) => queue.add(source, files, prepare, isSingle)}
        onStored={({ id, name, extension, mimeType, ...about }) =>
          queue.take(source, { id, name, extension, mimeType, ...shownAbout(about) }, isSingle)
        }
        what={label}
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
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </Box>
  );
}

/** The message about the place as a whole; those about individual files are shown with the files. */
function messageOf(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: string; root?: { message?: string } };
  return root?.message ?? message;
}

/** Why files were refused, or how they were changed; shown until dismissed. */
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

/**
 * A drop zone for files, whose button opens the picker; files can also be pasted. If locked, only its content is shown.
 */
function AddUploads({ isLocked, ...props }: AddUploadsProps & { isLocked: boolean }) {
  return isLocked ? props.children : <UploadZone {...props} />;
}

interface AddUploadsProps {
  extensions: readonly string[];
  label: string;
  hint: string;
  isSingle: boolean;
  onFiles: (files: File[]) => void;
  /** A file of the media library was chosen. */
  onStored: (file: MediaFile) => void;
  /** The label of the place. */
  what: string;
  children: ReactNode;
}

const MediaPicker = lazy(async () => ({ default: (await import('../../media/MediaPicker')).MediaPicker }));

function UploadZone({ extensions, label, hint, isSingle, onFiles, onStored, what, children }: AddUploadsProps) {
  const hasMedia = useHasPart('files');
  const [isPicking, setPicking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const isCompact = useContext(Compact);
  const { isOver, ...dropHandlers } = useFileDrop(onFiles);
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Text copied from some programs includes a picture of it; in a caption, the text is meant.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <Box
      {...dropHandlers}
      onPaste={paste}
      sx={{
        p: isCompact ? 0 : 1,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : isCompact ? 'transparent' : 'divider',
        outline: isOver ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button
          size="small"
          color={isCompact ? 'secondary' : 'primary'}
          data-add
          startIcon={extensions.includes('pdf') ? <FileIcon /> : <AddIcon />}
          aria-describedby={hintId}
          onClick={() => picker.current?.click()}
        >
          {label}
        </Button>
        {hasMedia && (
          <Button
            size="small"
            color="secondary"
            aria-label={uploadWords.chooseFor(what)}
            onClick={() => setPicking(true)}
          >
            {uploadWords.choose}
          </Button>
        )}
        {isPicking && (
          <Suspense>
            <MediaPicker
              extensions={extensions}
              onClose={() => setPicking(false)}
              onChoose={(file) => {
                setPicking(false);
                onStored(file);
              }}
            />
          </Suspense>
        )}
        <Typography
          id={hintId}
          variant="caption"
          sx={isCompact && !isOver ? visuallyHidden : { color: 'text.secondary' }}
        >
          {isOver ? uploadWords.drop : hint}
        </Typography>
      </Box>
      <input
        ref={picker}
        type="file"
        multiple={!isSingle}
        hidden
        aria-label={label}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows the same file to be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </Box>
  );
}

/** An upload: its progress, or why it failed and what can be done about it. */
function UploadJobRow({
  job,
  onCancel,
  onRetry,
}: {
  job: UploadJob;
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
}) {
  const { id, name, state, progress, error } = job;
  const failed = state === 'failed';
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1, display: 'flex', gap: 1, alignItems: 'center', ...(failed && { borderColor: 'error.main' }) }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Typography variant="body2" noWrap title={name}>
            {name}
          </Typography>
          {!failed && (
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {stateOf(job)}
            </Typography>
          )}
        </Box>
        {failed ? (
          <Typography role="alert" variant="body2" color="error">
            {uploadWords.failed(name)} {error}
          </Typography>
        ) : (
          <LinearProgress
            // Keyed by mode, because otherwise the bar would animate from one to the other.
            key={state === 'preparing' ? 'preparing' : 'sending'}
            variant={state === 'preparing' ? 'indeterminate' : 'determinate'}
            {...(state !== 'preparing' && { value: Math.round(progress * 100) })}
            aria-label={uploadWords.progress(name)}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      {failed && (
        <Button size="small" onClick={() => onRetry(id)} aria-label={uploadWords.action(uploadWords.retry, name)}>
          {uploadWords.retry}
        </Button>
      )}
      <Button
        size="small"
        color="secondary"
        onClick={() => onCancel(id)}
        aria-label={uploadWords.action(failed ? uploadWords.discard : uploadWords.cancel, name)}
      >
        {failed ? uploadWords.discard : uploadWords.cancel}
      </Button>
    </Paper>
  );
}

function stateOf({ state, progress }: UploadJob): string {
  if (state === 'waiting') return uploadWords.waiting;
  return state === 'preparing' ? uploadWords.preparing : uploadWords.uploading(Math.round(progress * 100));
}
