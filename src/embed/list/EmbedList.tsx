import '../button.css';
import './list.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { feedPage, type Embed } from '../../../domain/embeds/embeds';
import { embedListWords } from '../../i18n/embed';
import { host } from '../../ui/host';
import { choose, isOn, offeredBy, type ListState, type Options } from './address';
import { fetchOptions } from './calls';
import { Card } from './Card';
import { FilterSelect } from './FilterSelect';
import type { EmbedType } from './embedType';
import { Overlay } from './Overlay';
import type { Settings } from './settings';
import { useListState } from './useListState';
import { usePages } from './usePages';

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
  const { records, query, firstNew, goesOn, about, status, loadMore, again } = usePages(
    embed,
    settings,
    state,
    options,
  );
  const onClose = useCallback(() => state && close(state), [close, state]);
  if (!state || !options)
    return (
      <p role="status" className="embed-status">
        {words.loading}
      </p>
    );
  return (
    <div className="embed-list" lang={locale}>
      {about && (
        <div className="embed-about">
          <settings.heading>{about.title}</settings.heading>
          {about.description !== '' && <p>{about.description}</p>}
        </div>
      )}
      {!embed.collection && (
        <ListFilters embed={embed} settings={settings} options={options} state={state} onChange={change} />
      )}
      {!embed.collection && contentType.Above && (
        <contentType.Above
          embed={embed}
          state={state}
          options={options}
          settings={settings}
          onChange={change}
          onOpen={(id, title) => open(state, id, title)}
        />
      )}
      <p role="status" className="embed-status">
        {status === 'loading'
          ? words.loading
          : status === 'failed'
            ? words.failed
            : records.length === 0
              ? words.nothing
              : words.shown(records.length, goesOn)}
      </p>
      {status === 'failed' && (
        <button type="button" className="embed-button" onClick={again}>
          {words.again}
        </button>
      )}
      {contentType.isOpen?.(state) ? (
        <div className="embed-opened" aria-busy={status === 'loading'}>
          {records.map((record) => (
            <contentType.Detail key={record.id} record={record} locale={locale} />
          ))}
        </div>
      ) : (
        <ul className="embed-cards" aria-busy={status === 'loading'}>
          {records.map((record, index) => (
            <Card
              key={record.id}
              embed={embed}
              contentType={contentType}
              record={record}
              settings={settings}
              takesFocus={index === firstNew}
              onOpen={(title) => open(state, record.id, title)}
            />
          ))}
        </ul>
      )}
      {goesOn && status !== 'failed' && (
        <button
          type="button"
          className="embed-button"
          aria-disabled={status === 'loading'}
          onClick={() => status === 'loading' || void loadMore()}
        >
          {words.loadMore}
        </button>
      )}
      {embed.feed && (
        <p className="embed-feed">
          <a href={`${host}${feedPage(embed, locale)}?${query}`} type="application/atom+xml">
            {words.feed}
          </a>
        </p>
      )}
      {state.open !== null && (
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

function ListFilters({
  embed,
  settings,
  options,
  state,
  onChange,
}: {
  embed: Embed;
  settings: Settings;
  options: Options;
  state: ListState;
  onChange: (state: ListState) => void;
}) {
  const words = embedListWords[settings.locale];
  const offered = useMemo(() => {
    const chosen = { ...state.filters, ...settings.fixed };
    return embed.filters
      .filter(({ param }) => settings.fixed[param] === undefined)
      .map((filter) => ({ ...filter, options: offeredBy(filter, options, chosen) }))
      .filter((filter) => filter.options.length > 0);
  }, [embed, settings, options, state.filters]);
  const isNarrowed = state.term !== '' || Object.values(state.filters).some((values) => values.length > 0);
  return (
    <form className="embed-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="embed-search">
        <span>{words.search}</span>
        <input
          type="search"
          value={state.term}
          maxLength={200}
          onInput={({ currentTarget: { value } }) => onChange({ ...state, term: value })}
          onChange={() => undefined}
        />
      </label>
      {offered.map(({ param, label, single, from, options: entries }) => {
        const values = state.filters[param] ?? [];
        // An address may name a year without records. Offer it, so that the visitor can deselect it.
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
            onChange={(next) => onChange({ ...state, filters: choose(embed, options, state.filters, param, next) })}
          />
        );
      })}
      {(embed.toggles ?? []).map(({ param, value, label }) => (
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
      {isNarrowed && (
        <button type="button" className="embed-button" onClick={() => onChange({ term: '', filters: {}, open: null })}>
          {words.reset}
        </button>
      )}
    </form>
  );
}
