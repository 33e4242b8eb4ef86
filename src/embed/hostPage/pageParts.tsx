import { useMemo, Component, type ComponentType, type ReactNode } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import type { Options } from '../list/address';
import type { PublicRecord } from '../list/calls';
import type { EmbedType } from '../list/embedType';
import type { PageParts } from '../list/pageParts';
import type { EmbedOptions, Settings } from '../list/settings';
import { offeredAfter } from './entries';
import { blame, functionNamed, guarded } from './guarded';
import { nodesOf, Place } from './Place';
import { changingQuery } from './query';

interface List {
  embed: Embed;
  contentType: EmbedType;
  settings: Settings;
}

/**
 * A list changed by the functions of the page, with the page's content before and after it.
 * @param Shown the component that renders the list
 */
export function withPageParts(plain: List, options: EmbedOptions, Shown: ComponentType<List>): ReactNode {
  const { embed, contentType, settings } = plain;
  const { locale } = settings;
  const page = pageParts(embed, locale, options);
  const { list, record } = embed.parts ?? {};
  return (
    <Unless name={`${embed.name}: what the page changes`} otherwise={<Shown {...plain} />}>
      {list && page.at(`${list}Before`, locale)}
      <Shown
        embed={embed}
        contentType={record === undefined ? contentType : withPlaces(contentType, record, page)}
        settings={{ ...settings, page }}
      />
      {list && page.at(`${list}After`, locale)}
    </Unless>
  );
}

/** What the page passes, applied to one list. */
export function pageParts(
  embed: Embed,
  locale: Locale,
  { middleware, templateHooks, eventInterceptors }: EmbedOptions,
): PageParts & {
  nodesAt: (place: string, ...args: unknown[]) => Node[];
  nameOf: (option: string, key: string) => string;
} {
  // Functions of existing pages get a component of another library as their first argument; ours get the list's
  // name.
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
              // The function may change its argument and then throw.
              const changed = transform(structuredClone(areas)) as typeof areas | null;
              const shown: typeof areas & { intersections?: typeof areas | null } = { ...areas, ...changed };
              if (
                changed &&
                areAreas(shown.features) &&
                (!('intersections' in areas) || areAreas(shown.intersections?.features))
              )
                return shown;
              blame(name, 'it returned no areas.');
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

/** A place of the page. Its function is called again when its arguments change. */
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

/** A content type whose view has the page's content before and after it, and in place of its first picture. */
function withPlaces(
  contentType: EmbedType,
  prefix: string,
  { at, nodesAt, nameOf }: ReturnType<typeof pageParts>,
): EmbedType {
  const place = `${prefix}SidebarImage`;
  function Detail({ record, locale }: { record: PublicRecord; locale: Locale }) {
    // A copy: functions of the page may write to it, and the shown record must not change.
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
        <contentType.Detail record={shown} locale={locale} />
        {at(`${prefix}ContentAfter`, copy)}
      </>
    );
  }
  return { ...contentType, Detail };
}

/**
 * Shows content changed by the page; if rendering it throws, the same content without the page's changes. All lists
 * of a page share one React tree, so an error must not go beyond its list.
 * @param name the name used in the console
 */
class Unless extends Component<{ name: string; otherwise: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    blame(this.props.name, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
