import { TextInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { uploadWords } from '../../i18n/forms';
import { fieldMark } from '../FieldFrame';
import { useInputProps } from '../useField';

/**
 * A text about an uploaded file. In: its place in the record, and that of its German text where it is a translation.
 * Give it the place as its key: another place is another field.
 */
export function UploadText({ source, label, german }: { source: string; label: string; german?: string | undefined }) {
  const { path, helperText, ...props } = useInputProps({ source, label });
  return (
    <TextInput
      {...props}
      {...fieldMark(path)}
      helperText={german === undefined ? helperText : <German source={german} />}
    />
  );
}

function German({ source }: { source: string }) {
  const text = useWatch({ name: useWrappedSource(source) }) as unknown;
  return typeof text === 'string' && text !== '' ? <span lang="de">{uploadWords.german(text)}</span> : null;
}
