import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { imageParts, type Upload } from '../../../domain/fields';
import { imageTextKey } from '../../../domain/locales';
import { uploadWords } from '../../i18n/forms';
import { fieldAttribute, ItemSource } from '../FieldFrame';
import { useFormLanguage, useIsLocked } from '../formContext';
import { useInputProps } from '../useField';
import { Thumbnail } from './Thumbnail';

/** A file in the form; in a list, with a drag handle on the left and a remove button on the right. */
export function UploadRow({
  file,
  path,
  name,
  handle,
  onRemove,
  children,
}: {
  file: Upload;
  path: string;
  name: string;
  handle?: ReactNode;
  onRemove: () => void;
  children: ReactNode;
}) {
  const isLocked = useIsLocked(path);
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={name}
      sx={{ p: 1, display: 'flex', gap: 1, alignItems: 'flex-start', scrollMarginTop: 160 }}
    >
      {!isLocked && handle}
      {/* Another place or another file gets other inputs. */}
      <ItemSource key={`${path} ${file.id}`} path={path}>
        {children}
      </ItemSource>
      {!isLocked && (
        <IconButton
          size="small"
          data-remove
          title={uploadWords.remove}
          aria-label={uploadWords.action(uploadWords.remove, name)}
          onClick={onRemove}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Paper>
  );
}

/**
 * A picture with caption and copyright. `isOwn`: it belongs to one language; otherwise it has a caption in each
 * language, and the form's language is shown.
 */
export function PictureBody({ image, name, isOwn = false }: { image: Upload; name: string; isOwn?: boolean }) {
  const language = useFormLanguage();
  // Captions exist in the national languages only.
  const locale = isOwn || language === 'en' ? 'de' : language;
  const text = (part: 'description' | 'copyright') => {
    const key = imageTextKey(part, locale);
    const known = image[imageTextKey(part === 'description' ? 'alt' : 'rights', locale)];
    return (
      <UploadText
        key={key}
        source={key}
        label={imageParts[key].label}
        german={key === part ? undefined : part}
        hint={known && uploadWords.fromMedia(known)}
      />
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexGrow: 1, minWidth: 0 }}>
      <Thumbnail image={image} name={name} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="caption" component="p" noWrap title={name} sx={{ color: 'text.secondary', mb: 1.25 }}>
          {name}
        </Typography>
        <Box
          sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' }}
        >
          {text('description')}
          {text('copyright')}
        </Box>
      </Box>
    </Box>
  );
}

/** A text about an uploaded file. */
export function UploadText({
  source,
  label,
  german,
  hint,
}: {
  source: string;
  label: string;
  german?: string | undefined;
  hint?: string | undefined;
}) {
  const { path, helperText, ...props } = useInputProps({ source, label });
  return (
    <TextInput
      {...props}
      {...fieldAttribute(path)}
      helperText={hint ?? (german === undefined ? helperText : <German source={german} />)}
    />
  );
}

function German({ source }: { source: string }) {
  const text = useWatch({ name: useWrappedSource(source) }) as unknown;
  return typeof text === 'string' && text !== '' ? <span lang="de">{uploadWords.german(text)}</span> : null;
}
