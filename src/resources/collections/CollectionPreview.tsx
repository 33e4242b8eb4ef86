import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { collectsEvents } from '../../../domain/types/eventCollection';
import { collectsProjects } from '../../../domain/types/projectCollection';
import { collectionEmbeds, ofCollection } from '../../../domain/embeds/collectionEmbeds';
import type { Embed } from '../../../domain/embeds/embeds';
import { formatQuery } from '../../../domain/http';
import type { Locale } from '../../../domain/locales';
import { toListFilter, orderOf, type CollectionFilter, type Collects } from '../../../domain/types/collection';
import '../../embed/button.css';
import '../../embed/list/list.css';
import type { Card as CardRow } from '../../../domain/publicViews/card';
import { asCards, fetchByIds, fetchData } from '../../embed/list/calls';
import { Card } from '../../embed/list/Card';
import type { EmbedType } from '../../embed/list/embedType';
import { Overlay } from '../../embed/list/Overlay';
import { settingsOf } from '../../embed/list/settings';
import { embedListWords } from '../../i18n/embed';

/** Collections as host pages show them. */
export const ProjectCollectionPreview = collectionPreview(
  'project-collection',
  collectsProjects,
  () => import('../../embed/types/projects'),
);
export const EventCollectionPreview = collectionPreview(
  'event-collection',
  collectsEvents,
  () => import('../../embed/types/events'),
);

const step = 30;

interface Previewed {
  record: Record<string, any>;
  locale: Locale;
}

/**
 * The public view of the collection in the form: its public records, as cards that open.
 * @param name the name of its embed
 * @param load loads how its records are shown
 */
function collectionPreview(
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
      queryKey: ['preview of a collection', name, isDynamic, filters, isDynamic || ids(selection), most, locale],
      queryFn: async ({ signal }) => ({
        ...(await load()),
        records: await (isDynamic
          ? found(collects, filters, `${asCards(locale)}&limit=${most}`, signal)
          : chosen(collects, ids(selection).slice(0, most), asCards(locale), signal)),
      }),
      placeholderData: keepPreviousData,
      structuralSharing: false,
      gcTime: 0,
      retry: false,
    });
    const settings = settingsOf(embed, { locale }, undefined);
    const own = ofCollection(embed, record.id ?? 1);
    const hasMore = data !== undefined && (isDynamic ? data.records.length === most : selection.length > most);
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
                : words.shown(data.records.length, undefined)}
        </p>
        {data && (
          <ul className="embed-cards">
            {data.records.map((one) => (
              <Card key={one.id} embed={own} record={one} settings={settings} onOpen={() => setOpen(one.id)} />
            ))}
          </ul>
        )}
        {hasMore && (
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
async function chosen(
  { members }: Collects,
  wanted: readonly number[],
  shape: string,
  signal: AbortSignal,
): Promise<CardRow[]> {
  const records = wanted.length === 0 ? [] : await fetchByIds<CardRow>(members.name, wanted, signal, shape);
  const byId = new Map(records.map((record) => [record.id, record]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

async function found(
  collects: Collects,
  filters: readonly CollectionFilter[],
  page: string,
  signal: AbortSignal,
): Promise<CardRow[]> {
  const { field, direction } = orderOf(collects);
  const query: Record<string, string[]> = { orderBy: [field], orderDirection: [direction] };
  for (const { type, value } of filters.map((filter) => toListFilter(collects, filter)))
    query[type] = [...(query[type] ?? []), value];
  return (await fetchData<{ data: CardRow[] }>(`${collects.members.name}?${formatQuery(query)}&${page}`, signal)).data;
}
