import type { ColumnType } from 'kysely';

/** Columns whose type differs between writing and reading. */

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = ColumnType<
  T,
  null extends T ? string | null | undefined : string,
  null extends T ? string | null : string
>;
