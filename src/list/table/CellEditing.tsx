import { createContext, lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { declaredType } from '../../../domain/contentType';
import { contents } from '../../../domain/contents';
import { useMayWrite } from '../../session/session';
import { useListType, type Row } from '../ListType';

/** Edits a cell in place. */
type EditCell = (row: Row, cell: HTMLElement) => void;

/** Null if cells cannot be edited. */
export const EditCellContext = createContext<EditCell | null>(null);

/** The cells of a row that can be edited, in their order. */
export const editableCells = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('td[data-column]') ?? []),
];

/** Whether the pointer is on the pencil that a cell shows when it is hovered (tableStyles.ts). */
export const isOnPencil = (cell: HTMLElement, x: number): boolean =>
  x > cell.getBoundingClientRect().right - pencilWidth && getComputedStyle(cell, '::after').content.includes(pencil);

export const pencil = '✎';
/** In pixels. */
export const pencilWidth = 26;

const CellEditor = lazy(() => import('./CellEditor').then((module) => ({ default: module.CellEditor })));

/** Makes the cells in a list of a content type editable in place. */
export function CellEditing({ children }: { children: ReactNode }) {
  const { type } = useListType();
  const [at, setAt] = useState<{ row: Row; cell: HTMLElement } | null>(null);
  const edit = useCallback<EditCell>((row, cell) => setAt({ row, cell }), []);
  const mayWrite = useMayWrite(type.name);
  const declared = type.name in contents ? declaredType(type.name) : undefined;
  if (!declared || !mayWrite('de')) return children;
  return (
    <EditCellContext value={edit}>
      {children}
      {at && (
        <Suspense>
          <CellEditor
            key={`${at.row.id} ${at.cell.dataset.column}`}
            type={declared}
            id={at.row.id}
            cell={at.cell}
            onDone={(next) => setAt(next ? { row: at.row, cell: next } : null)}
          />
        </Suspense>
      )}
    </EditCellContext>
  );
}
