import '../button.css';
import './list.css';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { feedPage, type Embed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { embedListWords } from '../../i18n/embed';
import { host } from '../../ui/fileUrls';
import { choose, isOn, offeredBy, type ListState, type Options } from './address';
import { fetchOptions, type PublicRecord } from './calls';
import { Card } from './Card';
import { FilterSelect } from './FilterSelect';
import type { EmbedType, Opened } from './embedType';
import { Overlay } from './Overlay';
import type { Settings } from './settings';
import { useListState, usePages } from './useListState';

/** A public list: search, filters, cards, and the opened record above them. */
export function EmbedList({
  embed,
  contentType,
  settings,
}: {
  embed: Embed;
  contentType: EmbedType;
  settings: Settings;
}) {
  const { locale, page } = settings;
  const words = embedListWords[locale];
  const [options, setOptions] = useState<Options | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchOptions(embed, locale, leaving.signal).then(
      (found) => !leaving.signal.aborted && setOptions(page?.offered(found) ?? found),
    );
    return () => leaving.abort();
  }, [embed, locale, page]);
  const { state, change, open, close } = useListState(embed, settings, options);
  const { records, isWhole, query, firstNew, hasMore, total, about, status, loadMore, again } = usePages(
    embed,
    settings,
    contentType.isOpen,
    state,
    options,
  );
  const onClose = useCallback(() => state && close(state), [close, state]);
  // Everything has its place from the start, so that nothing shifts when options and records arrive.
  const shown = state ?? nothingChosen;
  const isReady = state !== null && options !== null;
  return (
    <div className="embed-list" lang={locale}>
      {about && (
        <div className="embed-about">
          <settings.heading>{about.title}</settings.heading>
          {about.description !== '' && <p>{about.description}</p>}
        </div>
      )}
      {!embed.collection && (
        <ListFilters embed={embed} settings={settings} options={options} state={shown} onChange={change} />
      )}
      <div className="embed-bar">
        <p
          role="status"
          className="embed-status"
          part="status"
          data-empty={state !== null && (status === 'failed' || (status === 'there' && records.length === 0))}
        >
          {state === null || status === 'loading'
            ? words.loading
            : status === 'failed'
              ? words.failed
              : records.length === 0
                ? words.nothing
                : words.shown(records.length, hasMore ? total : records.length)}
        </p>
        {!embed.collection && contentType.Above && (
          <contentType.Above
            embed={embed}
            state={shown}
            options={options ?? noOptions}
            settings={settings}
            onChange={change}
            onOpen={(id, title) => open(shown, id, title)}
          />
        )}
      </div>
      {status === 'failed' && (
        <button type="button" className="embed-button" onClick={again}>
          {words.again}
        </button>
      )}
      {state === null || (status === 'loading' && records.length === 0) ? (
        <Skeleton />
      ) : isWhole ? (
        <OpenedRecords contentType={contentType} records={records} locale={locale} isBusy={status === 'loading'} />
      ) : (
        <ul className="embed-cards" part="list" aria-busy={status === 'loading'}>
          {records.map((record, index) => (
            <Card
              key={record.id}
              embed={embed}
              record={record}
              settings={settings}
              takesFocus={index === firstNew}
              onOpen={(title) => open(shown, record.id, title)}
            />
          ))}
        </ul>
      )}
      {hasMore && status !== 'failed' && (
        <button
          type="button"
          className="embed-button embed-more"
          part="more"
          aria-disabled={status === 'loading'}
          onClick={() => status === 'loading' || void loadMore()}
        >
          {words.loadMore}
        </button>
      )}
      {embed.feed && isReady && records.length > 0 && (
        <p className="embed-feed">
          <a href={`${host}${feedPage(embed, locale)}?${query}`} type="application/atom+xml">
            {words.feed}
          </a>
        </p>
      )}
      {isReady && state.open !== null && (
        <Overlay
          embed={embed}
          contentType={contentType}
          id={state.open}
          locale={locale}
          reportsReads={settings.reportsReads}
          titlesPage
          onClose={onClose}
        />
      )}
    </div>
  );
}

/** The complete records instead of cards, shown when they and their view have loaded. */
function OpenedRecords({
  contentType,
  records,
  locale,
  isBusy,
}: {
  contentType: EmbedType;
  records: readonly { id: number }[];
  locale: Locale;
  isBusy: boolean;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => void contentType.load().then(setOpened), [contentType]);
  return (
    <div className="embed-opened" aria-busy={isBusy || !opened}>
      {opened &&
        records.map((record) => <opened.Detail key={record.id} record={record as PublicRecord} locale={locale} />)}
    </div>
  );
}

/** Reserves the place of the first cards until they arrive, so that nothing shifts. */
const noOptions: Options = {};
const nothingChosen: ListState = { term: '', filters: {}, open: null };

const Skeleton = () => (
  <div className="embed-cards" aria-hidden="true">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
      <div key={place} className="embed-card embed-card--waiting" />
    ))}
  </div>
);

function ListFilters({
  embed,
  settings,
  options,
  state,
  onChange,
}: {
  embed: Embed;
  settings: Settings;
  /** Null while loading. */
  options: Options | null;
  state: ListState;
  onChange: (state: ListState) => void;
}) {
  const words = embedListWords[settings.locale];
  const { toggles = [] } = embed;
  const offered = useMemo(() => {
    const chosen = { ...state.filters, ...settings.fixed };
    return embed.filters
      .filter(({ param }) => settings.fixed[param] === undefined)
      .map((filter) => ({ ...filter, options: offeredBy(filter, options ?? noOptions, chosen) }))
      .filter((filter) => filter.options.length > 0 || (!options && !filter.kind));
  }, [embed, settings, options, state.filters]);
  const [isUnfolded, setUnfolded] = useState(false);
  const choices = useId();
  const isNarrowed = state.term !== '' || Object.values(state.filters).some((values) => values.length > 0);
  const chips = offered.flatMap(({ param, label, options: entries }) =>
    (state.filters[param] ?? []).map((value) => ({
      param,
      value,
      filter: label[settings.locale],
      name: entries.find((option) => option.value === value)?.names[0] ?? value,
    })),
  );
  return (
    <form
      className="embed-filters"
      part="filters"
      role="search"
      inert={options === null}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="embed-search" part="search">
        <span className="embed-hidden">{words.search}</span>
        <input
          type="search"
          placeholder={words.search}
          value={state.term}
          maxLength={200}
          onInput={({ currentTarget: { value } }) => onChange({ ...state, term: value })}
          onChange={() => undefined}
        />
      </label>
      {/* Only visible in a narrow place, where many filters would push the cards out of sight. */}
      {offered.length + toggles.length > 2 && (
        <button
          type="button"
          className="embed-button embed-filters__fold"
          aria-expanded={isUnfolded}
          aria-controls={choices}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {words.filters}
          {chips.length > 0 && (
            <span className="embed-count">
              <span aria-hidden="true">{chips.length}</span>
              <span className="embed-hidden">{words.chosen(chips.length)}</span>
            </span>
          )}
        </button>
      )}
      <div id={choices} className="embed-filters__choices">
        {offered.map(({ param, label, single, from, options: entries }) => {
          const values = state.filters[param] ?? [];
          // A URL may name a year without records. Offer it, so that the visitor can deselect it.
          const others = 'years' in from ? values.filter((year) => !entries.some(({ value }) => value === year)) : [];
          return (
            <FilterSelect
              key={param}
              label={label[settings.locale]}
              options={
                others.length === 0 ? entries : [...others.map((year) => ({ value: year, names: [year] })), ...entries]
              }
              none={single && words.all}
              values={values}
              chosen={words.chosen(values.length)}
              searchIn={words.searchIn(label[settings.locale])}
              onChange={(next) =>
                onChange({ ...state, filters: choose(embed, options ?? noOptions, state.filters, param, next) })
              }
            />
          );
        })}
        {toggles.map(({ param, value, label }) => (
          <label key={param} className="embed-toggle">
            <input
              type="checkbox"
              checked={isOn(state, param)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ ...state, filters: { ...state.filters, [param]: checked ? [value] : [] } })
              }
            />
            {label[settings.locale]}
          </label>
        ))}
      </div>
      {isNarrowed && (
        <div className="embed-chips" part="chips" role="group" aria-label={words.chosenFilters}>
          {chips.map(({ param, value, filter, name }) => (
            <button
              key={`${param} ${value}`}
              type="button"
              className="embed-chip"
              part="chip"
              aria-label={words.removeFilter(filter, name)}
              onClick={({ currentTarget }) => {
                const left = (state.filters[param] ?? []).filter((other) => other !== value);
                const isLast = chips.length === 1 && state.term === '';
                // The chip disappears, so the focus moves on before; with the last chip the whole row disappears.
                const next = isLast ? currentTarget.form?.elements[0] : currentTarget.nextElementSibling;
                (next as HTMLElement | null)?.focus();
                onChange({ ...state, filters: choose(embed, options ?? noOptions, state.filters, param, left) });
              }}
            >
              {name}
            </button>
          ))}
          <button
            type="button"
            className="embed-button embed-reset"
            onClick={() => onChange({ term: '', filters: {}, open: null })}
          >
            {words.reset}
          </button>
        </div>
      )}
    </form>
  );
}
