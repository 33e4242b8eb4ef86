import TextField from '@mui/material/TextField';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { uploadWords } from '../i18n/uploads';

/**
 * A text about an uploaded file. In: its path in the form, and the path of its German text where it is a translation.
 * Give it the path as its key: another path is another field.
 */
export function UploadText({ path, label, germanPath }: { path: string; label: string; germanPath?: string | undefined }) {
  const { control, clearErrors } = useFormContext();
  const { field, fieldState: { error } } = useController({ control, name: path });
  return (
    <TextField
      id={`field-${path.replaceAll('.', '-')}`}
      data-field={path}
      label={label}
      value={field.value ?? ''}
      onChange={(event) => {
        if (error) clearErrors(path);
        field.onChange(event.target.value);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={error?.message ?? (germanPath && <German path={germanPath} />)}
      size="small"
      margin="none"
      fullWidth
    />
  );
}

function German({ path }: { path: string }) {
  const { control } = useFormContext();
  const text = useWatch({ control, name: path }) as unknown;
  return typeof text === 'string' && text !== '' ? <span lang="de">{uploadWords.german(text)}</span> : null;
}
