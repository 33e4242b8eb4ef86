import { createContext, useContext } from 'react';
import type { ContentType, RecordMeta } from '../../domain/contentType';
import { editPath } from '../ui/paths';
import type { Filters } from '../../domain/filters';

/** What a list needs to know of the type it shows. */
export type ListedType = Pick<ContentType, 'name' | 'label' | 'fields' | 'orderBy' | 'titleField' | 'nameOf'> &
  Partial<Pick<ContentType, 'visibility' | 'locales'>> & {
    filters: Filters;
    /** Where a row leads to, where that is not the form of a record of the type. Must be stable. */
    addressOf?: (row: Row) => string;
    /** Opens a row, where that is no page of its own. Must be stable. */
    onOpen?: (row: Row) => void;
    /** What is said where there are no rows at all. */
    nothing?: { title: string; hint: string };
    /** The column that stays in sight beside the title on phones, whose width else is the title's. */
    besideTitle?: string;
  };
/** A row of a list: the short shape, its declared fields by name. */
export type Row = RecordMeta & { isPublic?: boolean } & Record<string, unknown>;

interface Listed {
  type: ListedType;
  /** Names what the session keeps of the list: `projects`, `contacts.persons`. */
  area: string;
  /** What decides among rows that are equal in a field. */
  thenBy?: Record<string, string> | undefined;
}

/** Where a row leads to. */
export const addressOfRow = (type: ListedType, row: Row): string =>
  type.addressOf?.(row) ?? editPath(type.name, row.id);

const ListTypeContext = createContext<Listed | null>(null);
export const ListTypeProvider = ListTypeContext.Provider;

/** The declaration of what the list shows. Throws outside of a list. */
export function useListType(): Listed {
  const listed = useContext(ListTypeContext);
  if (!listed) throw new Error('useListType needs a ContentList above it');
  return listed;
}
