import { useCallback, useEffect, useRef, useMemo, useState, type ReactNode } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { uploadWords } from '../../i18n/forms';
import { RemovedNote } from '../../ui/RemovedNote';
import { ReorderList } from '../../ui/reorder/ReorderList';
import type { Upload } from '../../../domain/fields';
import { UploadGroup, type Uploading } from './UploadGroup';
import { UploadRow } from './UploadRow';

interface UploadListProps extends Uploading {
  unnamed: (position: number) => string;
  /** The inputs of a file; must be stable. */
  renderFile: (file: Upload, name: string) => ReactNode;
}

/** A sorted list of a record's files, with uploads. */
export function UploadList({ unnamed, renderFile, source, ...uploading }: UploadListProps) {
  const path = useWrappedSource(source);
  const { rows, removeAt, move, removed, undo } = useUploadList(path);
  const box = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);

  const getName = useCallback((file: Row, index: number) => file.name || unnamed(index + 1), [unnamed]);
  const renderItem = useCallback(
    (file: Row, handle: ReactNode, index: number) => {
      const name = getName(file, index);
      const onRemove = () => {
        focusAt.current = index;
        removeAt(index, name);
      };
      return (
        <UploadRow file={file} path={`${path}.${index}`} name={name} handle={handle} onRemove={onRemove}>
          {renderFile(file, name)}
        </UploadRow>
      );
    },
    [getName, path, removeAt, renderFile],
  );

  const takeBack = () => {
    focusAt.current = removed?.index ?? null;
    undo();
  };

  // After a removal by keyboard, the focus moves to the next file, or to the button that adds one.
  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (
      buttons[Math.min(focusAt.current, buttons.length - 1)] ?? box.current?.querySelector<HTMLElement>('[data-add]')
    )?.focus();
    focusAt.current = null;
  }, [rows]);

  return (
    <UploadGroup {...uploading} source={path} ref={box}>
      {rows.length > 0 && (
        <ReorderList
          items={rows}
          getKey={keyOf}
          getName={getName}
          renderItem={renderItem}
          onMove={move}
          label={uploading.label}
        />
      )}
      <RemovedNote
        news={removed ? uploadWords.removed(removed.name) : ''}
        undo={uploadWords.undo}
        onUndo={removed ? takeBack : undefined}
      />
    </UploadGroup>
  );
}

const keyOf = ({ rowKey }: Row) => rowKey;

interface Row extends Upload {
  /** Stable while the file is in the list. */
  rowKey: string;
}

/**
 * A list of uploaded files in the form.
 * @param path the path of the list
 */
function useUploadList(path: string) {
  const { control, clearErrors, getValues } = useFormContext();
  const { fields, insert, remove, move } = useFieldArray({ control, name: path, keyName: 'arrayKey' });
  const [removed, setRemoved] = useState<{ index: number; file: Upload; name: string; count: number } | null>(null);
  // Not the keys of react-hook-form, which change for all rows when a file arrives, interrupting input.
  const rows = useMemo(() => withKeys(fields as unknown as Upload[]), [fields]);

  const removeAt = useCallback(
    (index: number, name: string) => {
      clearErrors(path);
      const files = getValues(path) as Upload[];
      setRemoved({ index, file: structuredClone(files[index] as Upload), name, count: files.length - 1 });
      remove(index);
    },
    [clearErrors, getValues, path, remove],
  );

  /** The file just removed, to restore it; none once the list has changed. */
  const last = removed?.count === rows.length ? removed : null;
  const undo = () => {
    setRemoved(null);
    if (last) insert(last.index, last.file, { shouldFocus: false });
  };
  return { rows, removeAt, move, removed: last, undo };
}

/** A list may contain a file twice: the key distinguishes them. */
function withKeys(uploads: readonly Upload[]): Row[] {
  const seen = new Map<number, number>();
  return uploads.map((upload) => {
    const count = (seen.get(upload.id) ?? 0) + 1;
    seen.set(upload.id, count);
    return { ...upload, rowKey: `${upload.id}-${count}` };
  });
}
