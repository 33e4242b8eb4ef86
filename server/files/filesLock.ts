import { sql, type RawBuilder } from 'kysely';

/**
 * Advisory lock: exclusive for removing files, shared for adding or keeping them. As SQL text, because backups use a
 * separate connection.
 */
export const filesLockKey = "hashtext('regio files')";
export const filesLock: RawBuilder<unknown> = sql.raw(filesLockKey);
