import './list.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { framePage, staticPage, type Embed } from '../../../domain/embeds';
import { embedListWords } from '../../i18n/embedList';
import { viewAddress } from '../../ui/fileAddress';
import { host } from '../../ui/host';
import { isOn, type ListState, type Options } from './address';
import { fetchOptions, type PublicRecord } from './calls';
import { FilterSelect } from './FilterSelect';
import type { EmbedNoun } from './noun';
import { Overlay } from './Overlay';
import type { Settings } from './settings';
import { useListState } from './useListState';
import { usePages } from './usePages';

/** A public list: search, filters, cards, and a record over them. */
export function EmbedList({ embed, noun, settings }: { embed: Embed; noun: EmbedNoun; settings: Settings }) {
  const { locale } = settings;
  const words = embedListWords[locale];
  const [options, setOptions] = useState<Options | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Without the entries of the filters the list can still be read.
    fetchOptions(embed, locale, leaving.signal).then(setOptions, () => !leaving.signal.aborted && setOptions({}));
    return () => leaving.abort();
  }, [embed, locale]);
  const { state, change, open, close } = useListState(embed, settings, options);
  const { records, goesOn, status, loadMore, again } = usePages(embed, settings, state);
  const onClose = useCallback(() => state && close(state), [close, state]);
  if (!state || !options) return <p role="status" className="embed-status">{words.loading}</p>;
  return (
    <div className="embed-list" lang={locale}>
      <ListFilters embed={embed} settings={settings} options={options} state={state} onChange={change} />
      {noun.Above && <noun.Above state={state} settings={settings} onChange={change} onOpen={(id, title) => open(state, id, title)} />}
      <p role="status" className="embed-status">
        {status === 'loading' ? words.loading : status === 'failed' ? words.failed : records.length === 0 ? words.nothing : words.shown(records.length, goesOn)}
      </p>
      {status === 'failed' && <button type="button" className="embed-button" onClick={again}>{words.again}</button>}
      {noun.isOpen?.(state) ? <div className="embed-opened" aria-busy={status === 'loading'}>{records.map((record) => <noun.Detail key={record.id} record={record} locale={locale} />)}</div> : (
        <ul className="embed-cards" aria-busy={status === 'loading'}>
          {records.map((record) => (
            <Card key={record.id} embed={embed} noun={noun} record={record} settings={settings} onOpen={(title) => open(state, record.id, title)} />
          ))}
        </ul>
      )}
      {goesOn && status !== 'failed' && <button type="button" className="embed-button" disabled={status === 'loading'} onClick={() => void loadMore()}>{words.loadMore}</button>}
      {state.open !== null && <Overlay embed={embed} noun={noun} id={state.open} locale={locale} onClose={onClose} />}
    </div>
  );
}

function ListFilters({ embed, settings, options, state, onChange }: { embed: Embed; settings: Settings; options: Options; state: ListState; onChange: (state: ListState) => void }) {
  const words = embedListWords[settings.locale];
  const offered = useMemo(() => embed.filters.filter(({ param }) => settings.fixed[param] === undefined && (options[param]?.length ?? 0) > 0), [embed, settings, options]);
  const isNarrowed = state.term !== '' || Object.values(state.filters).some((values) => values.length > 0);
  return (
    <form className="embed-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="embed-search">
        <span>{words.search}</span>
        <input type="search" value={state.term} maxLength={200} onInput={({ currentTarget: { value } }) => onChange({ ...state, term: value })} onChange={() => undefined} />
      </label>
      {offered.map(({ param, label }) => {
        const values = state.filters[param] ?? [];
        return (
          <FilterSelect
            key={param}
            label={label[settings.locale]}
            options={options[param] ?? []}
            values={values}
            chosen={words.chosen(values.length)}
            searchIn={words.searchIn(label[settings.locale])}
            onChange={(next) => onChange({ ...state, filters: { ...state.filters, [param]: next } })}
          />
        );
      })}
      {(embed.toggles ?? []).map(({ param, value, label }) => (
        <label key={param} className="embed-toggle">
          <input type="checkbox" checked={isOn(state, param)} onChange={({ currentTarget: { checked } }) => onChange({ ...state, filters: { ...state.filters, [param]: checked ? [value] : [] } })} />
          {label[settings.locale]}
        </label>
      ))}
      {isNarrowed && <button type="button" className="embed-button" onClick={() => onChange({ term: '', filters: {}, open: null })}>{words.reset}</button>}
    </form>
  );
}

function Card({ embed, noun, record, settings: { locale, history, heading: Heading }, onOpen }: { embed: Embed; noun: EmbedNoun; record: PublicRecord; settings: Settings; onOpen: (title: string) => void }) {
  const title = noun.title(record, locale) || embedListWords[locale].untitled;
  const image = noun.image?.(record);
  // Opened in a tab of its own it is the page of our server; a click opens it here.
  const address = `${host}${framePage(embed, locale)}?${history.primaryKey}=${record.id}`;
  return (
    <li className={`embed-card embed-${embed.name}-list-item`} part="list-item" data-static={`${host}${staticPage(embed, record.id, locale)}`}>
      {image && <img src={viewAddress(image)} alt="" loading="lazy" decoding="async" />}
      <div className="embed-card__words">
        <Heading>
          <a
            href={address}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              onOpen(title);
            }}
          >
            {title}
          </a>
        </Heading>
        <noun.Summary record={record} locale={locale} />
      </div>
    </li>
  );
}
