import { useCallback, useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Upload } from '../../domain/fields';
import { uploadWords } from '../i18n/uploads';
import { useUploads } from './pendingUploads';

export interface UploadRow extends Upload {
  /** The same for as long as the file is in the list. */
  rowKey: string;
}

/** A list of uploaded files in the form. In: the path of the list. */
export function useUploadList(path: string) {
  const { control, clearErrors } = useFormContext();
  const { fields, remove, move } = useFieldArray({ control, name: path, keyName: 'arrayKey' });
  const { say } = useUploads();
  // Not the keys of react-hook-form: those change for all rows whenever a file arrives, and typing would be interrupted.
  const rows = useMemo(() => withKeys(fields as unknown as Upload[]), [fields]);

  const removeAt = useCallback((index: number, name: string) => {
    clearErrors(path);
    remove(index);
    say(uploadWords.removed(name));
  }, [clearErrors, path, remove, say]);

  return { rows, removeAt, move };
}

/** The same file may be in a list twice: the key says which of them it is. */
function withKeys(uploads: readonly Upload[]): UploadRow[] {
  const seen = new Map<number, number>();
  return uploads.map((upload) => {
    const count = (seen.get(upload.id) ?? 0) + 1;
    seen.set(upload.id, count);
    return { ...upload, rowKey: `${upload.id}-${count}` };
  });
}
