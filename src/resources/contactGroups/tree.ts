import type { GroupBranch, GroupEntry } from '../../cache/contactGroups';

/** The order of groups, as ids: the top level under 0, others under their parents. */
export type TreeOrder = ReadonlyMap<number, readonly number[]>;

export function orderOf(branches: readonly GroupBranch[]): TreeOrder {
  return new Map([
    [0, branches.map(({ group }) => group.id)],
    ...branches.map(({ group, children }) => [group.id, children.map(({ id }) => id)] as const),
  ]);
}

/** The order after a move within a list; both indexes refer to the list before it. */
export function moved(order: TreeOrder, list: number, from: number, to: number): TreeOrder {
  const ids = [...(order.get(list) ?? [])];
  const [id] = ids.splice(from, 1);
  if (id !== undefined) ids.splice(to, 0, id);
  return new Map(order).set(list, ids);
}

/** The branches in a given order. */
export function arranged(branches: readonly GroupBranch[], order: TreeOrder | null): readonly GroupBranch[] {
  if (!order) return branches;
  const place = (list: number) => new Map((order.get(list) ?? []).map((id, index) => [id, index]));
  const sorted = <Item>(items: readonly Item[], list: number, idOf: (item: Item) => number) => {
    const positions = place(list);
    return items.toSorted(
      (a, b) => (positions.get(idOf(a)) ?? items.length) - (positions.get(idOf(b)) ?? items.length),
    );
  };
  return sorted(branches, 0, ({ group }) => group.id).map((branch) => ({
    ...branch,
    children: sorted(branch.children, branch.group.id, ({ id }) => id),
  }));
}

/** The entries whose index differs from their position, with the index as the new one. */
export function newPositions(branches: readonly GroupBranch[]): { entry: GroupEntry; position: number }[] {
  const lists = [branches.map(({ group }) => group), ...branches.map(({ children }) => children)];
  return lists.flatMap((list) =>
    list.map((entry, position) => ({ entry, position })).filter(({ entry, position }) => entry.position !== position),
  );
}
