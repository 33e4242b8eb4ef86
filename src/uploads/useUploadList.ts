import { useCallback, useMemo, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Upload } from '../../domain/fields';

export interface UploadRow extends Upload {
  /** The same for as long as the file is in the list. */
  rowKey: string;
}

/** A list of uploaded files in the form. In: the path of the list. */
export function useUploadList(path: string) {
  const { control, clearErrors, getValues } = useFormContext();
  const { fields, insert, remove, move } = useFieldArray({ control, name: path, keyName: 'arrayKey' });
  const [removed, setRemoved] = useState<{ index: number; file: Upload; name: string; count: number } | null>(null);
  // Not the keys of react-hook-form: those change for all rows whenever a file arrives, and typing would be interrupted.
  const rows = useMemo(() => withKeys(fields as unknown as Upload[]), [fields]);

  const removeAt = useCallback((index: number, name: string) => {
    clearErrors(path);
    const files = getValues(path) as Upload[];
    setRemoved({ index, file: structuredClone(files[index] as Upload), name, count: files.length - 1 });
    remove(index);
  }, [clearErrors, getValues, path, remove]);

  /** The file that has just gone, and how it comes back; none once the list is another one. */
  const last = removed?.count === rows.length ? removed : null;
  const undo = () => {
    setRemoved(null);
    if (last) insert(last.index, last.file, { shouldFocus: false });
  };
  return { rows, removeAt, move, removed: last, undo };
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
