import { createContext, useContext } from 'react';
import type { ContentType, RecordMeta } from '../../domain/contentType';
import { editPath } from '../ui/paths';
import type { Filters } from '../../domain/filters';

/** What a list needs to know about its type. */
export type ListedType = Pick<ContentType, 'name' | 'label' | 'fields' | 'orderBy' | 'titleField' | 'nameOf'> &
  Partial<Pick<ContentType, 'visibility' | 'locales'>> & {
    filters: Filters;
    /** The page of a row, if it is not the record's form. Must be stable. */
    addressOf?: (row: Row) => string;
    /** Opens a row that does not have a page. Must be stable. */
    onOpen?: (row: Row) => void;
    /** The hint shown if there are no rows at all. */
    nothing?: { title: string; hint: string };
  };
/** A row of a list: the short shape, with declared fields by name. */
export type Row = RecordMeta & { isPublic?: boolean } & Record<string, unknown>;

interface Listed {
  type: ListedType;
  /** The prefix of the list's keys in session storage: `projects`, `contacts.persons`. */
  area: string;
  /** Columns that are hidden at first. */
  initiallyHidden?: readonly string[];
  /** The second field to sort by. */
  thenBy?: Record<string, string> | undefined;
}

/** The page that a row opens. */
export const rowPath = (type: ListedType, row: Row): string => type.addressOf?.(row) ?? editPath(type.name, row.id);

const ListTypeContext = createContext<Listed | null>(null);
export const ListTypeProvider = ListTypeContext.Provider;

/**
 * The declaration of what the list shows.
 * @throws outside a list
 */
export function useListType(): Listed {
  const listed = useContext(ListTypeContext);
  if (!listed) throw new Error('useListType needs a ContentList above it');
  return listed;
}
