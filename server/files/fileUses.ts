import { sql, type Kysely } from 'kysely';
import { allContentTypes } from '../../domain/contentTypes';
import type { Fields } from '../../domain/fields';
import { structureOf } from '../../domain/kinds/items';
import { tableOf, uploadsTableOf } from '../engine/storage/naming';
import type { Tables } from '../tables';

/** Whether something of a type may be a file, however deep; only then there is a table of its files. */
const holdsFiles = (fields: Fields): boolean =>
  Object.values(fields).some((field) => {
    const structure = structureOf(field);
    return structure !== null && (structure.isFile || holdsFiles(structure.parts));
  });
const typesWithFiles = allContentTypes.filter(({ fields }) => holdsFiles(fields));

/** Whether a record that strangers may read uses this file. One query. */
export async function isPublic(db: Kysely<Tables>, fileId: number): Promise<boolean> {
  const uses = typesWithFiles.map(
    (type) => sql`exists (
      select from ${sql.table(uploadsTableOf(type))} u join ${sql.table(tableOf(type))} r on r.id = u.record_id
      where u.file_id = ${fileId} and r.is_public)`,
  );
  const { rows } = await sql<{ used: boolean }>`select ${sql.join(uses, sql` or `)} as used`.execute(db);
  return rows[0]?.used ?? false;
}
