import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '../useField';
import { uploadWords } from '../../i18n/forms';

/**
 * A text about an uploaded file. In: its place in the record, and that of its German text where it is a translation.
 * Give it the place as its key: another place is another field.
 */
export function UploadText({ source, label, german }: { source: string; label: string; german?: string | undefined }) {
  const { value, onChange, textField } = useField<string>(source, { label });
  return (
    <TextField
      {...textField}
      data-field={source}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      helperText={textField.helperText ?? (german && <German source={german} />)}
    />
  );
}

function German({ source }: { source: string }) {
  const { control } = useFormContext();
  const text = useWatch({ control, name: source }) as unknown;
  return typeof text === 'string' && text !== '' ? <span lang="de">{uploadWords.german(text)}</span> : null;
}
