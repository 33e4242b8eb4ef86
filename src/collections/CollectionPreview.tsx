import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { collectionEmbeds, ofCollection } from '../../domain/embeds/collectionEmbeds';
import type { Embed } from '../../domain/embeds/embeds';
import { formatQuery } from '../../domain/http';
import type { Locale } from '../../domain/locales';
import { inList, orderOf, type CollectionFilter, type Collects } from '../../domain/types/collection';
import '../embed/button.css';
import '../embed/list/list.css';
import { fetchByIds, fetchData, type PublicRecord } from '../embed/list/calls';
import { Card } from '../embed/list/Card';
import type { EmbedType } from '../embed/list/embedType';
import { Overlay } from '../embed/list/Overlay';
import { settingsOf } from '../embed/list/settings';
import { embedListWords } from '../i18n/embed';

const step = 30;

interface Previewed {
  record: Record<string, any>;
  locale: Locale;
}

/**
 * The public view of the collection in the form: its public records as cards that open.
 * @param name the name of its embed
 * @param load loads the look of its records
 */
export function collectionPreview(
  name: string,
  collects: Collects,
  load: () => Promise<{ contentType: EmbedType }>,
): ComponentType<Previewed> {
  const embed = collectionEmbeds.find((one) => one.name === name) as Embed;
  return function CollectionPreview({ record, locale }: Previewed) {
    const [most, setMost] = useState(step);
    const [open, setOpen] = useState<number | null>(null);
    const words = embedListWords[locale];
    const { isDynamic, filters, selection } = record;
    const { data, error } = useQuery({
      queryKey: ['preview of a collection', name, isDynamic, filters, isDynamic || ids(selection), most],
      queryFn: async ({ signal }) => ({
        ...(await load()),
        records: await (isDynamic
          ? found(collects, filters, most, signal)
          : chosen(collects, ids(selection).slice(0, most), signal)),
      }),
      placeholderData: keepPreviousData,
      structuralSharing: false,
      gcTime: 0,
      retry: false,
    });
    const settings = settingsOf(embed, { locale }, undefined);
    const own = ofCollection(embed, record.id ?? 1);
    const goesOn = data !== undefined && (isDynamic ? data.records.length === most : selection.length > most);
    return (
      <div className="embed-list" lang={locale}>
        <h3>{record.title}</h3>
        {record.description && <p>{record.description}</p>}
        <p role="status" className="embed-status">
          {error
            ? words.failed
            : !data
              ? words.loading
              : data.records.length === 0
                ? words.nothing
                : words.shown(data.records.length, goesOn)}
        </p>
        {data && (
          <ul className="embed-cards">
            {data.records.map((one) => (
              <Card
                key={one.id}
                embed={own}
                contentType={data.contentType}
                record={one}
                settings={settings}
                onOpen={() => setOpen(one.id)}
              />
            ))}
          </ul>
        )}
        {goesOn && (
          <button type="button" className="embed-button" onClick={() => setMost(most + step)}>
            {words.loadMore}
          </button>
        )}
        {data && open !== null && (
          <Overlay embed={own} contentType={data.contentType} id={open} locale={locale} onClose={() => setOpen(null)} />
        )}
      </div>
    );
  };
}

const ids = (selection: readonly { id: number }[]) => selection.map(({ id }) => id);

/** In the chosen order, without records that are no longer public. */
async function chosen({ members }: Collects, wanted: readonly number[], signal: AbortSignal): Promise<PublicRecord[]> {
  const records = wanted.length === 0 ? [] : await fetchByIds(members.name, wanted, signal);
  const byId = new Map(records.map((record) => [record.id, record]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

async function found(
  collects: Collects,
  filters: readonly CollectionFilter[],
  most: number,
  signal: AbortSignal,
): Promise<PublicRecord[]> {
  const { field, direction } = orderOf(collects);
  const query: Record<string, string[]> = { orderBy: [field], orderDirection: [direction] };
  for (const { type, value } of filters.map((filter) => inList(collects, filter)))
    query[type] = [...(query[type] ?? []), value];
  return (
    await fetchData<{ data: PublicRecord[] }>(`${collects.members.name}?${formatQuery(query)}&limit=${most}`, signal)
  ).data;
}
