import type { Fields } from './fields';

/**
 * Hierarchies within a type: organisations with parents, contact groups in two levels. Form, server and mock share
 * these rules; each accesses the other records through a `Tree`.
 */
interface Tree {
  /** The id of the parent, null at the top level. */
  parentOf(id: number): number | null;
  hasChildren(id: number): boolean;
}

export const parentErrors = {
  itself: 'Ein Eintrag kann nicht sich selbst übergeordnet sein.',
  circle: 'Dieser Eintrag ist bereits untergeordnet und kann nicht übergeordnet sein.',
  tooDeep: 'Nur Einträge der obersten Ebene können übergeordnet sein.',
  hasChildren: 'Ein Eintrag mit untergeordneten Einträgen kann selbst keinem untergeordnet sein.',
} as const;

/**
 * Why `parent` cannot be the parent of `id` (null for a new record). `oneLevel`: only top-level records can be parents,
 * and a record with children stays at the top.
 * @returns the error message, if any
 */
export function hierarchyProblem(
  kind: 'tree' | 'oneLevel',
  id: number | null,
  parent: number | null,
  tree: Tree,
): string | undefined {
  if (parent === null) return undefined;
  if (parent === id) return parentErrors.itself;
  if (kind === 'oneLevel') {
    if (tree.parentOf(parent) !== null) return parentErrors.tooDeep;
    return id !== null && tree.hasChildren(id) ? parentErrors.hasChildren : undefined;
  }
  const seen = new Set<number>();
  for (let above: number | null = parent; above !== null && !seen.has(above); above = tree.parentOf(above)) {
    if (above === id) return parentErrors.circle;
    seen.add(above);
  }
  return undefined;
}

/** The parent field of a type with two levels; tables prefix names with the parent's name. */
export function levelAbove(type: { fields: Fields } | undefined): string | undefined {
  return Object.entries(type?.fields ?? {}).find(
    ([, field]) => field.kind === 'record' && field.hierarchy === 'oneLevel',
  )?.[0];
}
