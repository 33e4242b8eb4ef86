import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Upload } from '../../../domain/fields';
import { isPicture, type MediaFile } from '../../../domain/media';
import { documentTypes, imageTypes } from '../../../domain/values/fileTypes';
import { apiFetch } from '../../api/http';
import { prepareDocument, prepareImage } from '../../fields/uploads/prepareFile';
import { sendFile } from '../../fields/uploads/uploadQueue';
import { mediaWords } from '../../i18n/media';
import { MediaPicker } from '../../media/MediaPicker';
import { MenuButton } from '../../ui/buttons';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { viewUrl } from '../../ui/fileUrls';

/** Replaces a file in all records that use it, by a new one or another stored one. */
export function ReplaceFile({
  file,
  isLocked,
  onReplaced,
}: {
  file: MediaFile;
  isLocked: boolean;
  onReplaced: (by: number) => void;
}) {
  const client = useQueryClient();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);
  const [next, setNext] = useState<Upload | null>(null);
  const isImage = isPicture(file);
  const extensions = Object.keys(isImage ? imageTypes : documentTypes);
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      const prepared = await (isImage ? prepareImage : prepareDocument(documentTypes))(chosen);
      return sendFile(prepared, () => undefined, new AbortController().signal);
    },
    onSuccess: setNext,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const replace = useMutation({
    mutationFn: (by: number) =>
      apiFetch<{ changed: number }>(`/files/${file.id}/replace`, { method: 'POST', body: { by } }),
    onSuccess: ({ changed }, by) => {
      // Any list or form may show one of the records.
      void client.invalidateQueries({ predicate: ({ queryKey: [resource] }) => resource !== 'session' });
      notify(mediaWords.replaced(changed), { type: 'success' });
      onReplaced(by);
    },
  });
  return (
    <>
      <MenuButton label={mediaWords.replace} color="secondary" disabled={isLocked} loading={upload.isPending}>
        <MenuItem onClick={() => input.current?.click()}>{mediaWords.replaceByUpload}</MenuItem>
        <MenuItem onClick={() => setPicking(true)}>{mediaWords.replaceByStored}</MenuItem>
      </MenuButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={mediaWords.replaceByUpload}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) upload.mutate(chosen);
          target.value = '';
        }}
      />
      {isPicking && (
        <MediaPicker
          extensions={extensions}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setPicking(false);
            setNext(chosen);
          }}
        />
      )}
      {next && (
        <ChoiceDialog
          title={mediaWords.replaceTitle}
          onClose={() => {
            setNext(null);
            replace.reset();
          }}
          choices={[
            { label: mediaWords.cancel, act: () => setNext(null), isFirst: true },
            { label: mediaWords.replaceNow, act: () => replace.mutate(next.id), busy: replace.isPending },
          ]}
        >
          {replace.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {replace.error.message}
            </Alert>
          )}
          {mediaWords.replaceText(file.name, next.name, file.uses)}
          {isImage && (
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 2 }}>
              <img src={viewUrl(file)} alt="" style={preview} />
              →
              <img src={viewUrl(next)} alt="" style={preview} />
            </Box>
          )}
        </ChoiceDialog>
      )}
    </>
  );
}

const preview = { width: 160, height: 120, objectFit: 'contain' } as const;
