import { useMemo, Component, type ComponentType, type ReactNode, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Embed, EmbedFilter } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { listName } from '../../../domain/embeds/embedFunctions';
import type { Options, Option, OptionEntry } from '../list/address';
import { optionOf } from '../list/calls';
import type { EmbedType, Opened } from '../list/embedType';
import type { PageParts } from '../list/pageParts';
import type { EmbedOptions, Settings, Functions } from '../list/settings';
import { harmlessNodes } from '../sanitizeHtml';
import { warnDeveloper, functionNamed, guarded, changingQuery } from './query';

interface List {
  embed: Embed;
  contentType: EmbedType;
  settings: Settings;
}

/**
 * A list changed by the host page's functions, with the page's content before and after it.
 * @param Shown the component that renders the list
 */
export function withPageParts(plain: List, options: EmbedOptions, Shown: ComponentType<List>): ReactNode {
  const { embed, contentType, settings } = plain;
  const { locale } = settings;
  const page = pageParts(embed, locale, options);
  const { list, record } = embed.parts ?? {};
  return (
    <PageErrorBoundary name={`${embed.name}: what the page changes`} otherwise={<Shown {...plain} />}>
      {list && page.at(`${list}Before`, locale)}
      <Shown
        embed={embed}
        contentType={record === undefined ? contentType : withPlaces(contentType, record, page)}
        settings={{ ...settings, page }}
      />
      {list && page.at(`${list}After`, locale)}
    </PageErrorBoundary>
  );
}

/** The functions that the host page passed, applied to one list. */
export function pageParts(
  embed: Embed,
  locale: Locale,
  { middleware, templateHooks, eventInterceptors }: EmbedOptions,
): PageParts & {
  nodesAt: (place: string, ...args: unknown[]) => Node[];
  nameOf: (option: string, key: string) => string;
} {
  // In existing pages, the first argument of functions is a component of another library; here it is the list's name.
  const instance = { name: embed.name, locale };
  const nameOf = (option: string, key: string) => `${embed.name}: ${option}.${key}`;

  const nodesAt = (place: string, ...args: unknown[]) => {
    const name = nameOf('templateHooks', place);
    const content = templateHooks?.[place];
    return guarded(
      name,
      () =>
        nodesOf(
          typeof content === 'function' ? (content as (...values: unknown[]) => unknown)(instance, ...args) : content,
        ),
      [],
    );
  };
  const at = (place: string, ...args: unknown[]) =>
    templateHooks?.[place] === undefined ? null : (
      <HookPlace key={place} name={place} fullName={nameOf('templateHooks', place)} nodesAt={nodesAt} args={args} />
    );
  const modify = functionNamed(middleware, 'modifyQueryParams', nameOf('middleware', 'modifyQueryParams'));

  return {
    nameOf,
    nodesAt,
    at,
    offered: (options: Options) => {
      const offered = offeredAfter(embed, locale, middleware, options);
      if (templateHooks?.filterSelectOptionsItemAfter === undefined) return offered;
      return Object.fromEntries(
        embed.filters.map(({ param, filter = param }) => [
          param,
          (offered[param] ?? []).map((option) => ({
            ...option,
            after: at(
              'filterSelectOptionsItemAfter',
              filter,
              option.entry ?? { id: option.value, name: option.names.at(-1) },
            ),
          })),
        ]),
      );
    },
    changedQuery: modify ? changingQuery(nameOf('middleware', 'modifyQueryParams'), modify) : (query) => query,
    transformed: (key, areas) => {
      const name = nameOf('middleware', key);
      const transform = functionNamed(middleware, key, name);
      return transform
        ? guarded(
            name,
            () => {
              // A copy, because the function may change its argument and then throw.
              const changed = transform(structuredClone(areas)) as typeof areas | null;
              const shown: typeof areas & { intersections?: typeof areas | null } = { ...areas, ...changed };
              if (
                changed &&
                areAreas(shown.features) &&
                (!('intersections' in areas) || areAreas(shown.intersections?.features))
              )
                return shown;
              warnDeveloper(name, 'it returned no areas.');
              return areas;
            },
            areas,
          )
        : areas;
    },
    takes: (click, what) => {
      const name = nameOf('eventInterceptors', click);
      const take = functionNamed(eventInterceptors, click, name);
      return (
        take !== null &&
        guarded(
          name,
          () => {
            take(instance, locale, structuredClone(what));
            return true;
          },
          false,
        )
      );
    },
  };
}

const areAreas = (features: unknown): boolean =>
  Array.isArray(features) &&
  (features as { geometry?: { coordinates?: unknown }; properties?: unknown }[]).every(
    ({ geometry, properties }) =>
      Array.isArray(geometry?.coordinates) && typeof properties === 'object' && properties !== null,
  );

/** A place for the host page's content. Its function is called again when its arguments change. */
function HookPlace({
  name,
  fullName,
  nodesAt,
  args,
}: {
  name: string;
  fullName: string;
  nodesAt: (place: string, ...args: unknown[]) => Node[];
  args: readonly unknown[];
}) {
  const [first, second, third] = args;
  const nodes = useMemo(
    () => nodesAt(name, ...[first, second, third].slice(0, args.length)),
    [first, name, nodesAt, args.length, second, third],
  );
  return nodes.length === 0 ? null : <Place name={name} fullName={fullName} nodes={nodes} />;
}

/** A content type with the host page's content before and after its view, and in place of its first picture. */
function withPlaces(
  contentType: EmbedType,
  prefix: string,
  { at, nodesAt, nameOf }: ReturnType<typeof pageParts>,
): EmbedType {
  const place = `${prefix}SidebarImage`;
  const around = (Inner: Opened['Detail']): Opened['Detail'] =>
    function Detail({ record, locale }) {
      // A copy, because functions of the page may write to it, and the shown record must not change.
      const copy = useMemo(() => structuredClone(record), [record]);
      const nodes = useMemo(() => nodesAt(place, copy), [copy]);
      const shown = useMemo(
        () =>
          nodes.length === 0 || !Array.isArray(record.images) ? record : { ...record, images: record.images.slice(1) },
        [nodes, record],
      );
      return (
        <>
          {at(`${prefix}ContentBefore`, copy)}
          {nodes.length > 0 && <Place name={place} fullName={nameOf('templateHooks', place)} nodes={nodes} />}
          <Inner record={shown} locale={locale} />
          {at(`${prefix}ContentAfter`, copy)}
        </>
      );
    };
  return {
    ...contentType,
    load: async () => {
      const opened = await contentType.load();
      return { ...opened, Detail: around(opened.Detail) };
    },
  };
}

/**
 * Shows content that the host page has changed; if rendering it throws, shows the same content without those changes.
 * All lists of a page share one React tree, so an error must stay within its list.
 * @param name used in the console
 */
class PageErrorBoundary extends Component<
  { name: string; otherwise: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    warnDeveloper(this.props.name, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}

/** Inserting a fragment empties it, so its nodes are stored to show the same fragment again. */
const emptied = new WeakMap<DocumentFragment, Node[]>();

function nodesIn(fragment: DocumentFragment): Node[] {
  const nodes = fragment.hasChildNodes() ? [...fragment.childNodes] : (emptied.get(fragment) ?? []);
  emptied.set(fragment, nodes);
  return nodes;
}

/**
 * Turns the host page's content for a place into nodes; null and `''` result in none.
 * @throws if the content is neither HTML nor a node
 */
export function nodesOf(content: unknown): Node[] {
  if (content === null || content === undefined || content === false || content === '') return [];
  if (content instanceof Node) return content instanceof DocumentFragment ? nodesIn(content) : [content];
  if (typeof content !== 'string') throw new Error('it is neither HTML nor a node.');
  // Host pages build this HTML from our titles and texts, so it is sanitized: nothing in it may run on their page.
  return [...harmlessNodes(content)];
}

/**
 * Content that the host page provides for a named place.
 * @param fullName the name in console warnings
 */
export function Place({ name, fullName, nodes }: { name: string; fullName: string; nodes: readonly Node[] }) {
  const box = useRef<HTMLElement>(null);
  // Some nodes cannot be inserted, such as one that contains this place.
  useLayoutEffect(() => guarded(fullName, () => box.current?.replaceChildren(...nodes), undefined), [fullName, nodes]);
  // A label may only contain phrasing content.
  const Box = (name === 'filterSelectOptionsItemAfter' ? 'span' : 'div') as 'div';
  return <Box ref={box as RefObject<HTMLDivElement>} part={name} className="embed-place" />;
}

/**
 * Applies the host page's functions to the options of filters. Functions named after a list are passed to `map`,
 * `filter` and `sort` of its entries, in this order. Entries that are not public stay hidden, whatever the functions
 * return.
 */
function offeredAfter(embed: Embed, locale: Locale, functions: Functions | undefined, options: Options): Options {
  return Object.fromEntries(
    embed.filters.map((filter) => [filter.param, changed(filter, options[filter.param] ?? [])]),
  );

  function changed(filter: EmbedFilter, offered: readonly Option[]): readonly Option[] {
    const list = listName(filter);
    if (list === undefined) return offered;
    return (['map', 'filter', 'sort'] as const).reduce((before, step) => {
      const name = `${embed.name}: middleware.${step}${list}`;
      const change = functionNamed(functions, `${step}${list}`, name);
      return change ? guarded(name, () => steps[step](before, change, locale), before) : before;
    }, offered);
  }
}

type Change = (...args: unknown[]) => unknown;
const entriesOf = (offered: readonly Option[]) => offered.map(({ entry }) => entry);

const steps: Record<
  'map' | 'filter' | 'sort',
  (offered: readonly Option[], change: Change, locale: Locale) => Option[]
> = {
  map: (offered, change, locale) => {
    const all = entriesOf(offered);
    return offered.map((option, index) => {
      const entry = change(option.entry, index, all) as OptionEntry | null;
      if (typeof entry?.name !== 'string' || entry.id === undefined)
        throw new Error('it returned no entry with id and name.');
      return { ...option, ...optionOf({ ...entry, translations: entry.translations ?? {} }, locale) };
    });
  },
  filter: (offered, change) => {
    const all = entriesOf(offered);
    return offered.filter(({ entry }, index) => change(entry, index, all));
  },
  sort: (offered, change) => offered.toSorted((one, other) => Number(change(one.entry, other.entry))),
};
