import { isCompany, type ReportFinding } from './mapping';
import type { ImportRun } from './importRun';
import { idOf } from './clean';
import { tableOfEntity, type Entity } from './schema';

/** The hierarchies of the dump, without cycles and no deeper than allowed here. */
export class Parents {
  readonly #all = new Map<Entity, Map<number, { parent: number | null; depth: number }>>();

  static async read({ staged }: Pick<ImportRun, 'staged'>): Promise<Parents> {
    const parents = new Parents();
    await parents.#read('contact', staged, Infinity);
    await parents.#read('contact_group', staged, 1);
    return parents;
  }

  /** The depth in the hierarchy; 0 for entities without one. */
  depthOf(entity: Entity, id: number): number {
    return this.#all.get(entity)?.get(id)?.depth ?? 0;
  }

  deepest(entity: Entity): number {
    return Math.max(0, ...[...(this.#all.get(entity)?.values() ?? [])].map(({ depth }) => depth));
  }

  /**
   * The parent of a row. Reports it if it differs from the one in the dump.
   * @param given the parent in the dump: `{id}` or null
   */
  of(entity: Entity, id: number, given: unknown, report: ReportFinding): { id: number } | null {
    const [before, kept] = [idOf(given) ?? null, this.#all.get(entity)?.get(id)?.parent ?? null];
    if (before !== kept)
      report(
        'changed',
        'parent',
        before,
        kept,
        kept === null ? 'Steht über sich selbst, oder den Eintrag gibt es nicht' : 'Hier gibt es nur eine Ebene',
      );
    return kept === null ? null : { id: kept };
  }

  async #read(entity: Entity, staged: ImportRun['staged'], levels: number): Promise<void> {
    const given = new Map<number, number | null>();
    for await (const row of staged.rows(tableOfEntity(entity)))
      if (entity !== 'contact' || isCompany(row)) given.set(Number(row.id), idOf(row.parent_id) ?? null);
    const all = new Map<number, { parent: number | null; depth: number }>();
    const place = (id: number, below: readonly number[]): { parent: number | null; depth: number } => {
      const known = all.get(id);
      if (known) return known;
      const above = given.get(id) ?? null;
      const isNone = above === null || !given.has(above) || above === id || below.includes(above);
      const one = isNone ? null : place(above, [...below, id]);
      // Rows below the last allowed level become siblings of their parent.
      const found =
        one === null
          ? { parent: null, depth: 0 }
          : one.depth >= levels
            ? { parent: one.parent, depth: one.depth }
            : { parent: above, depth: one.depth + 1 };
      // A cycle may already have been broken at this row.
      const final = all.get(id) ?? found;
      all.set(id, final);
      return final;
    };
    for (const id of given.keys()) place(id, []);
    this.#all.set(entity, all);
  }
}
