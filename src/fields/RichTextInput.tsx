import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { TextField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { fieldId, useFieldError } from './useField';

/** The editor is most of the weight of a form: it comes when one with rich text opens. */
const RichTextEditor = lazy(() => import('./richText/RichTextEditor').then((module) => ({ default: module.RichTextEditor })));

/** Formatted text as HTML, `''` when empty. */
export function RichTextInput({ path, label, required, disabled = false }: KindInputProps<TextField> & { disabled?: boolean }) {
  const error = useFieldError(path);
  const id = fieldId(path);
  // Not `…-label`: that is what RichTextInput calls the whole of itself.
  const [labelId, errorId] = [`${id}-name`, `${id}-error`];
  return (
    <Box>
      <FormLabel id={labelId} required={required} error={error !== undefined} disabled={disabled} component="div" sx={{ fontSize: '0.8125rem', mb: 0.5 }}>{label}</FormLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <RichTextEditor id={id} path={path} name={label} labelledBy={labelId} errorId={error === undefined ? undefined : errorId} disabled={disabled} />
      </Suspense>
      {error && <FormHelperText id={errorId} error sx={{ mx: 1.75 }}>{error}</FormHelperText>}
    </Box>
  );
}
