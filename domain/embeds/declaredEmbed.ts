import type { ContentTypeName } from '../contents';
import type { ContentType } from '../contentType';
import { listEmbed, type Embed, type EmbedFilter } from './embeds';

/**
 * The public list of a type that declares `forVisitors`: a filter for each labelled reference field; past records are
 * left out.
 */
export function declaredEmbed({ name, fields, filters, forVisitors }: ContentType): Embed {
  const declared = Object.entries(filters);
  const referenceFilters = Object.entries(forVisitors?.words ?? {}).flatMap(([param, label]): EmbedFilter[] => {
    const field = fields[param];
    if ((field?.kind !== 'references' && field?.kind !== 'reference') || !label) return [];
    const [filter] = declared.find(([, one]) => one.kind === 'references' && one.field === param) ?? [];
    const { list, context } = field;
    return filter ? [{ param, filter, label, from: { list, ...(context && { context }) } }] : [];
  });
  const [past] = declared.find(([, { kind }]) => kind === 'past') ?? [];
  const key = name.replace(/ies$/, 'y').replace(/s$/, '');
  return listEmbed(name as ContentTypeName, `${key}-id`, referenceFilters, past ? { query: { [past]: '0' } } : {});
}
