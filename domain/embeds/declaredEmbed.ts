import type { ContentTypeName } from '../contents';
import type { ContentType } from '../contentType';
import { listOf, type Embed, type EmbedFilter } from './embeds';

/** The public list of a type as its declaration says it: narrowed by entries of reference lists, without what is over. */
export function declaredEmbed({ name, fields, filters, shown }: ContentType): Embed {
  const declared = Object.entries(filters);
  const narrowing = Object.entries(shown?.words ?? {}).flatMap(([param, label]): EmbedFilter[] => {
    const field = fields[param];
    if ((field?.kind !== 'references' && field?.kind !== 'reference') || !label) return [];
    const [filter] = declared.find(([, one]) => one.kind === 'references' && one.field === param) ?? [];
    const { list, context } = field;
    return filter ? [{ param, filter, label, from: { list, ...(context && { context }) } }] : [];
  });
  const [past] = declared.find(([, { kind }]) => kind === 'past') ?? [];
  const key = name.replace(/ies$/, 'y').replace(/s$/, '');
  return listOf(name as ContentTypeName, `${key}-id`, narrowing, past ? { query: { [past]: '0' } } : {});
}
