import { sql, type RawBuilder } from 'kysely';

/**
 * Who removes files holds this advisory lock alone; who adds one, or needs all of them to stay, holds it with others.
 * As SQL, since a backup speaks to the database by itself.
 */
export const filesLockKey = "hashtext('regio files')";
export const filesLock: RawBuilder<unknown> = sql.raw(filesLockKey);
