import type { Fields } from './fields';

/**
 * Records that stand below others of their type: organisations under a parent, contact groups in two levels.
 * Form, server and mock ask the same; what each knows of the other records it says by a `Tree`.
 */
interface Tree {
  /** The id above a record, null at the top. */
  parentOf(id: number): number | null;
  hasChildren(id: number): boolean;
}

export const hierarchyMessages = {
  itself: 'Ein Eintrag kann nicht sich selbst übergeordnet sein.',
  circle: 'Dieser Eintrag ist bereits untergeordnet und kann nicht übergeordnet sein.',
  tooDeep: 'Nur Einträge der obersten Ebene können übergeordnet sein.',
  hasChildren: 'Ein Eintrag mit untergeordneten Einträgen kann selbst keinem untergeordnet sein.',
} as const;

/**
 * Why `parent` cannot stand above `id` (null for a new record); undefined where it can. `oneLevel`: only top-level
 * records can be parents, and a record with children stays at the top.
 */
export function hierarchyProblem(
  kind: 'tree' | 'oneLevel',
  id: number | null,
  parent: number | null,
  tree: Tree,
): string | undefined {
  if (parent === null) return undefined;
  if (parent === id) return hierarchyMessages.itself;
  if (kind === 'oneLevel') {
    if (tree.parentOf(parent) !== null) return hierarchyMessages.tooDeep;
    return id !== null && tree.hasChildren(id) ? hierarchyMessages.hasChildren : undefined;
  }
  const seen = new Set<number>();
  for (let above: number | null = parent; above !== null && !seen.has(above); above = tree.parentOf(above)) {
    if (above === id) return hierarchyMessages.circle;
    seen.add(above);
  }
  return undefined;
}

/**
 * The field of a type that says what one of its records stands below, where there are two levels: tables name that
 * before it.
 */
export function levelAbove(type: { fields: Fields } | undefined): string | undefined {
  return Object.entries(type?.fields ?? {}).find(
    ([, field]) => field.kind === 'record' && field.hierarchy === 'oneLevel',
  )?.[0];
}
