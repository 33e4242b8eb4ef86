import type { GroupBranch, GroupEntry } from '../../cache/contactGroups';

/** The order of the groups, by ids: the upper level under 0, the lower ones under their parents. */
export type TreeOrder = ReadonlyMap<number, readonly number[]>;

export function orderOf(branches: readonly GroupBranch[]): TreeOrder {
  return new Map([
    [0, branches.map(({ group }) => group.id)],
    ...branches.map(({ group, children }) => [group.id, children.map(({ id }) => id)] as const),
  ]);
}

/** The order with one entry elsewhere in its list: both places are indexes of the list as it is now. */
export function moved(order: TreeOrder, list: number, from: number, to: number): TreeOrder {
  const ids = [...(order.get(list) ?? [])];
  const [id] = ids.splice(from, 1);
  if (id !== undefined) ids.splice(to, 0, id);
  return new Map(order).set(list, ids);
}

/** The branches in another order. */
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

/** Each entry whose place is not its position, with its index as the new one. */
export function newPositions(branches: readonly GroupBranch[]): { entry: GroupEntry; position: number }[] {
  const lists = [branches.map(({ group }) => group), ...branches.map(({ children }) => children)];
  return lists.flatMap((list) =>
    list.map((entry, position) => ({ entry, position })).filter(({ entry, position }) => entry.position !== position),
  );
}
