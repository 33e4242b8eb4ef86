import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { mayWriteLanguage, mayWriteType } from '../../../domain/accounts/rights';
import { contents } from '../../../domain/contents';
import { imageTextKey, locales } from '../../../domain/locales';
import {
  isPicture,
  mediaTextLabels,
  mediaTexts,
  type About,
  type MediaFile,
  type MediaUse,
} from '../../../domain/media';
import { apiFetch, apiRequest } from '../../api/http';
import { listWords } from '../../i18n/lists';
import { mediaWords } from '../../i18n/media';
import { untitled } from '../../i18n/untitled';
import { useMe } from '../../session/session';
import { downloadUrl, viewUrl } from '../../ui/fileUrls';
import { formatDay } from '../../ui/format';
import { LoadFailed } from '../../ui/page';
import { editPath } from '../../ui/paths';
import { StatusMark } from '../../ui/StatusMark';
import { FocusInput } from './FocusInput';
import { ReplaceFile } from './ReplaceFile';

interface Uses {
  counts: Record<string, number>;
  records: MediaUse[];
}

/** A file of the library: what is said of it, where it is used, and replacing it. */
export function MediaDialog({
  id,
  onOpen,
  onClose,
}: {
  id: number;
  /** Shows another file instead. */
  onOpen: (id: number) => void;
  onClose: () => void;
}) {
  const title = useId();
  const loaded = useQuery({
    queryKey: ['files', 'one', id],
    queryFn: async ({ signal }) => {
      const [{ data, headers }, uses] = await Promise.all([
        apiRequest<MediaFile>(`/files/${id}`, { signal }),
        apiFetch<Uses>(`/files/${id}/uses`, { signal }),
      ]);
      return { file: data, version: headers.get('ETag') ?? '*', uses };
    },
    gcTime: 0,
    // Typed text stays until it is saved.
    refetchOnWindowFocus: false,
  });
  const [typed, setTyped] = useState<About>({});
  const isChanged = Object.keys(typed).length > 0;
  return (
    <Dialog
      open
      // A stray click or Escape must not lose typed text.
      onClose={() => !isChanged && onClose()}
      aria-labelledby={title}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {loaded.data?.file.name ?? listWords.loading}
      </DialogTitle>
      {loaded.isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      {loaded.data ? (
        <Details
          {...loaded.data}
          typed={typed}
          setTyped={setTyped}
          reload={() => loaded.refetch()}
          onOpen={onOpen}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContent dividers>
            {loaded.error && <LoadFailed error={loaded.error} onRetry={() => void loaded.refetch()} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{mediaWords.close}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface DetailsProps {
  file: MediaFile;
  version: string;
  uses: Uses;
  typed: About;
  setTyped: (typed: About) => void;
  reload: () => Promise<unknown>;
  onOpen: (id: number) => void;
  onClose: () => void;
}

function Details({ file, version, uses, typed, setTyped, reload, onOpen, onClose }: DetailsProps) {
  const me = useMe();
  const notify = useNotify();
  const client = useQueryClient();
  const isWritable = me === null || Object.keys(uses.counts).every((resource) => mayWriteType(me, resource));
  const mayWrite = (locale: (typeof locales)[number]) => isWritable && (me === null || mayWriteLanguage(me, locale));
  const valueOf = (key: keyof About) => typed[key] ?? file[key] ?? '';
  const set = (key: keyof About, value: string) => {
    const { [key]: _, ...others } = typed;
    setTyped(value === (file[key] ?? '') ? others : { ...others, [key]: value });
  };
  const save = useMutation({
    mutationFn: () =>
      apiRequest<MediaFile>(`/files/${file.id}`, { method: 'PUT', body: typed, headers: { 'If-Match': version } }),
    onSuccess: async () => {
      await reload();
      setTyped({});
      void client.invalidateQueries({ queryKey: ['files'] });
      notify(mediaWords.saved, { type: 'success' });
    },
    // The next try is for the version that is now read.
    onError: (error) => error instanceof HttpError && error.status === 412 && void reload(),
  });
  const isStale = save.error instanceof HttpError && save.error.status === 412;
  const isImage = isPicture(file);
  return (
    <>
      <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        {save.error && (
          <Alert severity={isStale ? 'warning' : 'error'}>{isStale ? mediaWords.stale : save.error.message}</Alert>
        )}
        {!isWritable && <Alert severity="info">{mediaWords.readOnly}</Alert>}
        <Typography variant="body2" color="text.secondary" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <span>{mediaWords.facts(file.extension.toUpperCase(), sizeOf(file.size), formatDay(file.createdAt))}</span>
          {isImage && (
            <Link href={viewUrl(file)} target="_blank" rel="noopener">
              {mediaWords.open}
            </Link>
          )}
          <Link href={downloadUrl(file)} download={file.name}>
            {mediaWords.download}
          </Link>
        </Typography>
        {isImage && (
          <FocusInput
            file={file}
            value={valueOf('focus')}
            isLocked={!mayWrite('de')}
            onChange={(value) => set('focus', value)}
          />
        )}
        <section>
          <Typography variant="subtitle2" component="h3">
            {mediaWords.texts}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1.5 }}>
            {mediaWords.textsHint}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
            {mediaTexts
              .filter((part) => isImage || part === 'title')
              .flatMap((part) =>
                locales.map((locale) => {
                  const key = imageTextKey(part, locale);
                  return (
                    <TextField
                      key={key}
                      size="small"
                      label={`${mediaTextLabels[part]} (${locale.toUpperCase()})`}
                      value={valueOf(key)}
                      disabled={!mayWrite(locale)}
                      multiline={part === 'alt'}
                      onChange={({ target }) => set(key, target.value)}
                      slotProps={{ htmlInput: { lang: locale, maxLength: 2_000 } }}
                    />
                  );
                }),
              )}
          </Box>
        </section>
        <UsesList uses={uses} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {file.uses > 0 && isWritable && (
          <ReplaceFile file={file} onReplaced={(by) => onOpen(by)} isLocked={Object.keys(typed).length > 0} />
        )}
        <Box sx={{ flexGrow: 1 }} />
        <Button onClick={onClose}>{Object.keys(typed).length > 0 ? mediaWords.cancel : mediaWords.close}</Button>
        <Button
          variant="contained"
          loading={save.isPending}
          disabled={Object.keys(typed).length === 0}
          onClick={() => save.mutate()}
        >
          {mediaWords.save}
        </Button>
      </DialogActions>
    </>
  );
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function UsesList({ uses: { counts, records } }: { uses: Uses }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {mediaWords.usedIn}
      </Typography>
      {all === 0 && <Typography variant="body2">{mediaWords.unused}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {records.map(({ resource, id, title, isPublic }) => (
          <Typography component="li" variant="body2" key={`${resource} ${id}`} sx={{ py: 0.25 }}>
            <Link component={RouterLink} to={editPath(resource, id)}>
              {title || untitled.de}
            </Link>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {contents[resource as keyof typeof contents]?.label.singular}
            </Box>{' '}
            {!isPublic && <StatusMark isPublic={false} label={mediaWords.draft} />}
          </Typography>
        ))}
        {all > records.length && (
          <Typography component="li" variant="body2">
            {mediaWords.moreUses(all - records.length)}
          </Typography>
        )}
      </Box>
    </section>
  );
}
