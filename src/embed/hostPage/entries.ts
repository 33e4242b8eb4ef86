import type { Embed, EmbedFilter } from '../../../domain/embeds/embeds';
import { listName } from '../../../domain/embeds/embedFunctions';
import type { Locale } from '../../../domain/locales';
import type { Option, OptionEntry, Options } from '../list/address';
import { optionOf } from '../list/calls';
import type { Functions } from '../list/settings';
import { functionNamed, guarded } from './guarded';

/**
 * Applies the page's functions to the options of filters. Functions named after a list are passed to `map`,
 * `filter` and `sort` of its entries, in this order. Entries that are not public stay hidden, whatever the
 * functions return.
 */
export function offeredAfter(
  embed: Embed,
  locale: Locale,
  functions: Functions | undefined,
  options: Options,
): Options {
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
