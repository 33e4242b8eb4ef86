import { allContentTypes } from './contentTypes';
import { inboxTypeFor, type InboxType } from './inbox/inbox';
import { isOffered, type Context, type ReferenceEntry, type ReferenceListName } from './references';

/** A field that uses a list, and the content type it belongs to. */
interface ListUse {
  itemType: InboxType;
  field: string;
  context: Context | undefined;
}

/** The fields that use a reference list and can receive unknown values from imports. */
export function usesOf(list: ReferenceListName): ListUse[] {
  return allContentTypes.flatMap((type) => {
    const itemType = inboxTypeFor(type.name);
    if (!itemType) return [];
    return Object.entries(type.fields).flatMap(([field, declared]) =>
      declared.kind === 'references' && declared.list === list ? [{ itemType, field, context: declared.context }] : [],
    );
  });
}

/** Whether an unknown value can be assigned to this reference: the form of one of those fields offers it. */
export function isAssignable(list: ReferenceListName, entry: ReferenceEntry): boolean {
  return usesOf(list).some(({ context }) => isOffered(entry, context));
}
