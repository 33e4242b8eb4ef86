import { useCallback, useMemo, useState } from 'react';
import { HeadBox, RowBox } from './SelectionBox';
import type { List } from './useList';

/** What is marked in a list: rows by their ids, or all that match, less a few. */
export interface Marked {
  all: boolean;
  /** The rows; of all that match those that are not meant. */
  ids: ReadonlySet<number>;
}

const boxes = { HeadBox, RowBox };
const none: Marked = { all: false, ids: new Set() };

/**
 * The marked rows of a list. Another filter or term clears them (document 2, section 2), another order does not. 'All that
 * match' is kept as such, however many are loaded; what it means in ids is asked when somebody does something with it.
 */
export function useSelection({ query, records: { rows, total, hasMore } }: Pick<List, 'query' | 'records'>) {
  const key = JSON.stringify(query);
  const [kept, setKept] = useState({ key, marked: none });
  if (kept.key !== key) setKept({ key, marked: none });
  const marked = kept.key === key ? kept.marked : none;
  const change = useCallback((next: (before: Marked) => Marked) => {
    setKept((before) => ({ key, marked: next(before.key === key ? before.marked : none) }));
  }, [key]);

  const isMarked = useCallback((id: number) => marked.ids.has(id) !== marked.all, [marked]);
  const actions = useMemo(() => ({
    mark: (id: number, value: boolean) => change((before) => {
      const ids = new Set(before.ids);
      if (value === before.all) ids.delete(id);
      else ids.add(id);
      return { ...before, ids };
    }),
    markLoaded: (ids: readonly number[]) => change(() => ({ all: false, ids: new Set(ids) })),
    markAll: () => change(() => ({ all: true, ids: new Set() })),
    clear: () => change(() => none),
  }), [change]);

  const loaded = rows.length;
  const matching = hasMore ? total : loaded;
  const count = marked.all ? (matching === undefined ? undefined : matching - marked.ids.size) : marked.ids.size;
  return {
    marked,
    isMarked,
    /** How many are meant; undefined where nobody has counted them. */
    count,
    isEmpty: count === 0 && (!marked.all || !hasMore),
    /** For the box in the head of the table. */
    head: headState(marked, rows, isMarked),
    ...actions,
    /** The cells that a table shows for it; a list without marks carries none of this. */
    boxes,
  };
}

export type Selection = ReturnType<typeof useSelection>;

function headState(marked: Marked, rows: readonly { id: number }[], isMarked: (id: number) => boolean): 'none' | 'some' | 'loaded' {
  if (!marked.all && marked.ids.size === 0) return 'none';
  return rows.length > 0 && rows.every(({ id }) => isMarked(id)) ? 'loaded' : 'some';
}
