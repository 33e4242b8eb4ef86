import type { ColumnType } from 'kysely';

/** Columns that are written in another type than they are read. */

export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = ColumnType<
  T,
  null extends T ? string | null | undefined : string,
  null extends T ? string | null : string
>;
