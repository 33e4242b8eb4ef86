import { useMemo, Component, type ComponentType, type ReactNode } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import type { Options } from '../list/address';
import type { PublicRecord } from '../list/calls';
import type { EmbedNoun } from '../list/noun';
import type { PageParts } from '../list/pageParts';
import type { EmbedOptions, Settings } from '../list/settings';
import { offeredAfter } from './entries';
import { blame, functionNamed, guarded } from './guarded';
import { nodesOf, Place } from './Place';
import { changingQuery } from './query';

interface List {
  embed: Embed;
  noun: EmbedNoun;
  settings: Settings;
}

/** A list that functions of the page change, with what the page puts before and after it. In: what shows a list. */
export function withPageParts(plain: List, options: EmbedOptions, Shown: ComponentType<List>): ReactNode {
  const { embed, noun, settings } = plain;
  const { locale } = settings;
  const page = pageParts(embed, locale, options);
  const { list, record } = embed.parts ?? {};
  return (
    <Unless name={`${embed.name}: what the page changes`} otherwise={<Shown {...plain} />}>
      {list && page.at(`${list}Before`, locale)}
      <Shown
        embed={embed}
        noun={record === undefined ? noun : withPlaces(noun, record, page)}
        settings={{ ...settings, page }}
      />
      {list && page.at(`${list}After`, locale)}
    </Unless>
  );
}

/** What the page passes, in the words of the list. */
export function pageParts(
  embed: Embed,
  locale: Locale,
  { middleware, templateHooks, eventInterceptors }: EmbedOptions,
): PageParts & {
  nodesAt: (place: string, ...said: unknown[]) => Node[];
  nameOf: (option: string, key: string) => string;
} {
  // What functions of existing pages are told first is the component of another library; ours says which list it is.
  const instance = { name: embed.name, locale };
  const nameOf = (option: string, key: string) => `${embed.name}: ${option}.${key}`;

  const nodesAt = (place: string, ...said: unknown[]) => {
    const name = nameOf('templateHooks', place);
    const content = templateHooks?.[place];
    return guarded(
      name,
      () =>
        nodesOf(
          typeof content === 'function' ? (content as (...given: unknown[]) => unknown)(instance, ...said) : content,
        ),
      [],
    );
  };
  const at = (place: string, ...said: unknown[]) =>
    templateHooks?.[place] === undefined ? null : (
      <Told key={place} name={place} fullName={nameOf('templateHooks', place)} nodesAt={nodesAt} said={said} />
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
    asked: modify ? changingQuery(nameOf('middleware', 'modifyQueryParams'), modify) : (query) => query,
    transformed: (key, areas) => {
      const name = nameOf('middleware', key);
      const transform = functionNamed(middleware, key, name);
      return transform
        ? guarded(
            name,
            () => {
              // It may change what it is given before it fails.
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

/** A place, whose function is asked again when it is told of something else. */
function Told({
  name,
  fullName,
  nodesAt,
  said,
}: {
  name: string;
  fullName: string;
  nodesAt: (place: string, ...said: unknown[]) => Node[];
  said: readonly unknown[];
}) {
  const [first, second, third] = said;
  const nodes = useMemo(
    () => nodesAt(name, ...[first, second, third].slice(0, said.length)),
    [first, name, nodesAt, said.length, second, third],
  );
  return nodes.length === 0 ? null : <Place name={name} fullName={fullName} nodes={nodes} />;
}

/** A type whose view has what the page puts before and after it, and in place of its first picture. */
function withPlaces(noun: EmbedNoun, prefix: string, { at, nodesAt, nameOf }: ReturnType<typeof pageParts>): EmbedNoun {
  const place = `${prefix}SidebarImage`;
  function Detail({ record, locale }: { record: PublicRecord; locale: Locale }) {
    // A copy: functions of the page may write into it, and what we show must not change with that.
    const told = useMemo(() => structuredClone(record), [record]);
    const nodes = useMemo(() => nodesAt(place, told), [told]);
    const shown = useMemo(
      () =>
        nodes.length === 0 || !Array.isArray(record.images) ? record : { ...record, images: record.images.slice(1) },
      [nodes, record],
    );
    return (
      <>
        {at(`${prefix}ContentBefore`, told)}
        {nodes.length > 0 && <Place name={place} fullName={nameOf('templateHooks', place)} nodes={nodes} />}
        <noun.Detail record={shown} locale={locale} />
        {at(`${prefix}ContentAfter`, told)}
      </>
    );
  }
  return { ...noun, Detail };
}

/**
 * What a page changes; where that breaks while it is shown, the same without the page. Nothing of it may reach the
 * other lists of the page: they share what draws them, which stops at a fault that nobody takes. In: what is named in
 * the console.
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
