import '../button.css';
import '../list/list.css';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { embedNamed, staticPage, type Embed } from '../../../domain/embeds/embeds';
import { searchEmbed, searchState, type PublicFound, type PublicHit } from '../../../domain/embeds/searchEmbed';
import { hitsIn, searchWords } from '../../../domain/lists/search';
import { embedListWords, publicSearchWords } from '../../i18n/embed';
import { untitled } from '../../i18n/untitled';
import { host } from '../../ui/fileUrls';
import { opensNewTab } from '../ExternalLink';
import type { Option } from '../list/address';
import { fetchData } from '../list/calls';
import type { EmbedType } from '../list/embedType';
import { Overlay } from '../list/Overlay';
import { settingsOf, type EmbedOptions } from '../list/settings';
import { loadType } from '../list/types';
import { useListState } from '../list/useListState';
import styles from './search.css?inline';
import { useStyles } from '../../ui/useStyles';

const pageLength = 20;
/** The pause after the last input, in milliseconds. */
const pause = 250;

interface Results {
  hits: readonly PublicHit[];
  found: PublicFound;
  /** The search term that was sent. */
  term: string;
}

/** The search across all public content: one field, the types with their counts, and the best matches. */
export function PublicSearch({ options, level }: { options: EmbedOptions; level: 'h1' | 'h2' }) {
  const settings = useMemo(() => settingsOf(searchState, options), [options]);
  const { locale, heading: Heading } = settings;
  const [words, listWords] = [publicSearchWords[locale], embedListWords[locale]];
  const [results, setResults] = useState<Results | null>(null);
  const [status, setStatus] = useState<'loading' | 'there' | 'failed'>('there');
  const [opened, setOpened] = useState<{ embed: Embed; contentType: EmbedType; id: number } | null>(null);
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  // A URL may contain any type; the server knows which ones exist.
  const known = useMemo(() => ({ types: typesIn(location) }), []);
  const { state, change } = useListState(searchState, settings, known);
  const term = state?.term.trim() ?? '';
  const type = state?.filters.types?.[0];
  const ask = useCallback(
    (offset: number, signal: AbortSignal) =>
      fetchData<{ data: PublicHit[]; meta: PublicFound }>(
        `search/public?${new URLSearchParams({ term, locale, limit: String(pageLength), offset: String(offset) })}${
          type === undefined ? '' : `&type[]=${encodeURIComponent(type)}`
        }`,
        signal,
      ),
    [term, type, locale],
  );
  useEffect(() => {
    const leaving = new AbortController();
    if (term === '') {
      setResults(null);
      setStatus('there');
      return undefined;
    }
    setStatus('loading');
    const timer = setTimeout(() => {
      ask(0, leaving.signal).then(
        ({ data, meta }) => {
          setResults({ hits: data, found: meta, term });
          setStatus('there');
        },
        () => !leaving.signal.aborted && setStatus('failed'),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [term, ask]);
  const loadMore = () => {
    if (!results || status === 'loading') return;
    setStatus('loading');
    ask(results.hits.length, new AbortController().signal).then(
      ({ data, meta }) => {
        setResults({ ...results, hits: [...results.hits, ...data], found: { ...meta, facets: results.found.facets } });
        setStatus('there');
      },
      () => setStatus('failed'),
    );
  };
  const open = async (hit: PublicHit) => {
    const loaded = await loadType(hit.type);
    const embed = loaded?.embedOf ? loaded.embedOf({}) : embedNamed(hit.type);
    if (loaded && embed) setOpened({ embed, contentType: loaded.contentType, id: hit.id });
  };
  const onClose = useCallback(() => setOpened(null), []);
  /** Arrow keys move from the field to the results and back. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...(element.current?.querySelectorAll<HTMLElement>('input[type=search], .embed-hit a') ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!next || !stops.includes(event.target as HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  const searched = searchWords(results?.term ?? '');
  const choose = (chosen?: string) =>
    state && change({ ...state, filters: { types: chosen === undefined ? [] : [chosen] } });
  const { facets = [], total = 0, isCut = false, hasMore = false } = results?.found ?? {};
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields and links within it take the keys
    <div ref={element} className="embed-list embed-search-all" lang={locale} onKeyDown={onKeyDown}>
      {/* A host page has its own headings. */}
      {level === 'h1' && <h1>{searchEmbed.title[locale]}</h1>}
      <form role="search" className="embed-filters" onSubmit={(event) => event.preventDefault()}>
        <label className="embed-search">
          <span className="embed-hidden">{words.search}</span>
          <input
            type="search"
            placeholder={words.search}
            value={state?.term ?? ''}
            maxLength={200}
            onInput={({ currentTarget: { value } }) => state && change({ ...state, term: value })}
            onChange={() => undefined}
          />
        </label>
      </form>
      {facets.length > 0 && (
        <div role="group" aria-label={words.types} className="embed-facets">
          {[
            { type: undefined, label: words.all, count: facets.reduce((sum, { count }) => sum + count, 0) },
            ...facets,
          ].map((facet) => (
            <button
              key={facet.type ?? ''}
              type="button"
              className="embed-button"
              aria-pressed={facet.type === type}
              onClick={() => choose(facet.type)}
            >
              {facet.label} <span className="embed-facets__count">{facet.count}</span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className="embed-status">
        {status === 'loading'
          ? listWords.loading
          : status === 'failed'
            ? listWords.failed
            : !results
              ? words.hint
              : results.hits.length === 0
                ? listWords.nothing
                : words.shown(results.hits.length, total, isCut)}
      </p>
      <ol className="embed-hits" aria-busy={status === 'loading'}>
        {(results?.hits ?? []).map((hit) => (
          <li key={`${hit.type} ${hit.id}`} className="embed-hit" data-static={addressOf(hit, locale)}>
            <p className="embed-hit__type">{facets.find((facet) => facet.type === hit.type)?.label}</p>
            <Heading>
              <a
                href={addressOf(hit, locale)}
                lang={hit.lang}
                onClick={(event) => {
                  if (opensNewTab(event)) return;
                  event.preventDefault();
                  void open(hit);
                }}
              >
                <Marked text={hit.title || untitled[locale]} words={searched} />
              </a>
            </Heading>
            {hit.found ? (
              <p lang={hit.found.lang === locale ? undefined : hit.found.lang}>
                <Marked text={hit.found.text} words={searched} />
              </p>
            ) : (
              hit.lines.slice(0, 2).map((line) => {
                const { text, lang } = typeof line === 'string' ? { text: line, lang: undefined } : line;
                return (
                  <p key={text} lang={lang}>
                    <Marked text={text} words={searched} />
                  </p>
                );
              })
            )}
          </li>
        ))}
      </ol>
      {hasMore && status !== 'failed' && (
        <button
          type="button"
          className="embed-button embed-more"
          aria-disabled={status === 'loading'}
          onClick={loadMore}
        >
          {listWords.loadMore}
        </button>
      )}
      {opened && (
        <Overlay {...opened} locale={locale} reportsReads={settings.reportsReads} titlesPage onClose={onClose} />
      )}
    </div>
  );
}

/** Text with the matching words in `<mark>`. */
function Marked({ text, words }: { text: string; words: readonly string[][] }) {
  return (
    <>{hitsIn(text, words).map((part, index) => (part.isHit ? <mark key={index}>{part.text}</mark> : part.text))}</>
  );
}

/** The static page of a record, which works without a list around it. */
const addressOf = ({ type, id }: PublicHit, locale: 'de' | 'fr' | 'it') =>
  host + staticPage({ ...searchState, name: type }, id, locale);

/** The types selected in the URL. */
function typesIn({ search, hash }: Location): Option[] {
  const parameters = new URLSearchParams(`${search.slice(1)}&${hash.replace(/^#\??/, '')}`);
  return [...parameters].flatMap(([name, value]) => (name.endsWith('types[]') ? { value, names: [value] } : []));
}
