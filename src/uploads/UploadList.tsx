import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { uploadWords } from '../i18n/uploads';
import { RemovedNote } from '../ui/RemovedNote';
import { ReorderList } from '../ui/reorder/ReorderList';
import { UploadGroup, type Uploading } from './UploadGroup';
import { useUploadList, type UploadRow } from './useUploadList';

interface UploadListProps extends Uploading {
  unnamed: (position: number) => string;
  /** One file of the list; must keep its identity. */
  renderFile: (file: UploadRow, index: number, parts: { name: string; handle: ReactNode; onRemove: () => void }) => ReactNode;
}

/** Files of a record: the sorted list of them, and how further ones come to it. */
export function UploadList({ unnamed, renderFile, ...uploading }: UploadListProps) {
  const { rows, removeAt, move, removed, undo } = useUploadList(uploading.source);
  const box = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);

  const getName = useCallback((file: UploadRow, index: number) => file.name || unnamed(index + 1), [unnamed]);
  const renderItem = useCallback((file: UploadRow, handle: ReactNode, index: number) => {
    const name = getName(file, index);
    const onRemove = () => {
      focusAt.current = index;
      removeAt(index, name);
    };
    return renderFile(file, index, { name, handle, onRemove });
  }, [getName, removeAt, renderFile]);

  const takeBack = () => {
    focusAt.current = removed?.index ?? null;
    undo();
  };

  // Whoever removes by keyboard goes on at the next file, or at the button that adds one.
  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(focusAt.current, buttons.length - 1)] ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    focusAt.current = null;
  }, [rows]);

  return (
    <UploadGroup {...uploading} ref={box}>
      {rows.length > 0 && <ReorderList items={rows} getKey={keyOf} getName={getName} renderItem={renderItem} onMove={move} label={uploading.label} />}
      <RemovedNote news={removed ? uploadWords.removed(removed.name) : ''} undo={uploadWords.undo} onUndo={removed ? takeBack : undefined} />
    </UploadGroup>
  );
}

const keyOf = ({ rowKey }: UploadRow) => rowKey;
