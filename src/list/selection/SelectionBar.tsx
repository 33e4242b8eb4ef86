import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, useEffect, useRef, type MouseEvent, useMemo } from 'react';
import { useListContext, useNotify, useResourceContext, useStore, useInfinitePaginationContext } from 'react-admin';
import { selectionWords } from '../../i18n/lists';
import { formatQuery, maxIds } from '../../../domain/http';
import { apiFetch } from '../../api/http';

/**
 * The number of selected rows and the actions for them, with buttons to select the loaded rows or all matching ones.
 */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { count, isLoaded, isAll, loaded, hasMore, total, mark, markLoaded, clear } = useMarked();
  const { filterValues, filter } = useListContext();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const markAll = async () => {
    setAsking(true);
    try {
      mark(await allMatching(resource, { ...filterValues, ...filter } as Record<string, string | string[]>));
    } catch (error) {
      notify(`${selectionWords.notAll} ${error instanceof Error ? error.message : ''}`, { type: 'error' });
    }
    setAsking(false);
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={selectionWords.bar}
      sx={{ flex: 'none', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32, mb: 1 }}
    >
      {children}
      <Typography role="status" variant="body2" color="text.secondary">
        {count === 0
          ? selectionWords.none
          : isAll
            ? selectionWords.all(count)
            : isLoaded
              ? selectionWords.loaded(count)
              : selectionWords.some(count)}
      </Typography>
      {count > 0 && !isAll && hasMore && (
        <Button size="small" loading={isAsking} onClick={() => void markAll()}>
          {total === undefined ? selectionWords.markAllOfMany : selectionWords.markAll(total)}
        </Button>
      )}
      {isAll && (
        <Button size="small" onClick={markLoaded}>
          {selectionWords.markLoaded(loaded)}
        </Button>
      )}
      {count > 0 && (
        <Button size="small" onClick={clear}>
          {selectionWords.clear}
        </Button>
      )}
    </Stack>
  );
}

/**
 * The ids of all records that match a query, loaded in batches of up to 50,000.
 * @throws like `apiFetch`
 */
async function allMatching(resource: string, query: Record<string, string | string[]>): Promise<number[]> {
  const ids: number[] = [];
  for (let answered = maxIds; answered === maxIds;) {
    const some = await apiFetch<number[]>(`/${resource}/ids?${formatQuery({ ...query, after: ids.at(-1) })}`);
    answered = some.length;
    for (const id of some) ids.push(id);
  }
  return ids;
}

/** The checkbox that selects a row. Only one of them is a tab stop, as with the rows' links. */
export function RowCheckbox({
  name,
  isMarked,
  isStop,
  onToggle,
}: {
  name: string;
  isMarked: boolean;
  isStop: boolean;
  onToggle: (event: MouseEvent<HTMLInputElement>) => void;
}) {
  return (
    <td className="select">
      <label>
        <input
          type="checkbox"
          checked={isMarked}
          tabIndex={isStop ? 0 : -1}
          aria-label={selectionWords.markRow(name)}
          onClick={onToggle}
          onChange={() => undefined}
        />
      </label>
    </td>
  );
}

/** The checkbox that selects the loaded rows or none; when it is set, selecting all matching records is offered. */
export function HeadCheckbox() {
  const { head, markLoaded, clear } = useMarked();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = head === 'some';
  }, [head]);
  return (
    <th scope="col" className="select">
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={head === 'loaded'}
          aria-label={selectionWords.markRows}
          onChange={() => (head === 'none' ? markLoaded() : clear())}
        />
      </label>
    </th>
  );
}

/**
 * Clears the selection when a filter or the term changes, because selected rows might no longer be shown. A new order
 * keeps the selection.
 */
export function SelectionGuard() {
  const { resource, filter, filterValues, selectedIds, onSelect } = useListContext();
  const now = JSON.stringify({ ...filterValues, ...filter });
  const [before, remember] = useStore<string>(`${resource}.selectedIds.filter`, '');
  useEffect(() => {
    if (before === now) return;
    if (selectedIds.length > 0) onSelect([]);
    remember(now);
  }, [before, now, selectedIds, onSelect, remember]);
  return null;
}

/** The selected rows of the surrounding list: react-admin's selection, compared with the loaded rows. */
export function useMarked() {
  const { data, selectedIds, onSelect, total } = useListContext();
  const { hasNextPage = false } = useInfinitePaginationContext();
  return useMemo(() => {
    const marked = new Set(selectedIds);
    const loaded = (data ?? []).map(({ id }) => id);
    const areLoadedMarked = loaded.length > 0 && loaded.every((id) => marked.has(id));
    return {
      ids: selectedIds as number[],
      count: selectedIds.length,
      /** The state of the checkbox in the table head. */
      head: marked.size === 0 ? 'none' : areLoadedMarked ? 'loaded' : 'some',
      /** Exactly the loaded rows are selected. */
      isLoaded: areLoadedMarked && marked.size === loaded.length,
      /** All matching records are selected, including those that are not loaded. */
      isAll: hasNextPage && marked.size > loaded.length && (total === undefined || marked.size >= total),
      loaded: loaded.length,
      hasMore: hasNextPage,
      total: total as number | undefined,
      mark: (ids: readonly number[]) => onSelect([...ids]),
      markLoaded: () => onSelect(loaded),
      clear: () => onSelect([]),
    } as const;
  }, [data, selectedIds, onSelect, total, hasNextPage]);
}
