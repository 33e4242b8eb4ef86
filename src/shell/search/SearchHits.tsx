import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useResourceDefinitions } from 'react-admin';
import { contentOf } from '../../../domain/contents';
import { formatQuery } from '../../../domain/http';
import { hitsIn, searchWords } from '../../../domain/lists/search';
import type { ContentLocale } from '../../../domain/locales';
import { globalSearchWords } from '../../i18n/shell';
import { untitled } from '../../i18n/untitled';
import { StatusMark, visibilityWords } from '../../ui/StatusMark';
import { apiRequest } from '../../api/http';
import type { PaletteEntry } from './entries';

export type PaletteOption = PaletteEntry | ({ group: 'records' } & SearchHit);

interface SearchHitsProps {
  /** The id of the list; options append their index to it. */
  id: string;
  options: readonly PaletteOption[];
  /** The term whose words are marked. */
  term: string;
  current: number;
  onPoint: (index: number) => void;
  onOpen: (option: PaletteOption, inNewTab: boolean) => void;
}

/** The results, in groups. */
export function SearchHits({ id, options, term, current, onPoint, onOpen }: SearchHitsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelectorAll('[role=option]')[current];
    // For the first one, scrolls to its heading too.
    (current === 0 ? option?.parentElement : option)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  if (options.length === 0) return null;
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={globalSearchWords.results}
      sx={{ overflowY: 'auto', maxHeight: '56vh', pb: 0.5 }}
    >
      {groups.map((group) => (
        <Box key={group} role="group" aria-label={globalSearchWords.groups[group]}>
          <Typography
            variant="caption"
            component="div"
            aria-hidden="true"
            sx={{ px: 2.5, pt: 1, pb: 0.25, color: 'text.secondary' }}
          >
            {globalSearchWords.groups[group]}
          </Typography>
          {options.map(
            (option, index) =>
              option.group === group && (
                <Box
                  key={index}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  onMouseMove={() => index !== current && onPoint(index)}
                  onClick={(event: MouseEvent) => onOpen(option, event.ctrlKey || event.metaKey)}
                  onAuxClick={(event: MouseEvent) => event.button === 1 && onOpen(option, true)}
                  sx={({ palette }) => ({
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1.5,
                    px: 2.5,
                    py: option.group === 'records' ? 0.75 : 0.5,
                    minHeight: 32,
                    cursor: 'pointer',
                    borderLeft: '3px solid transparent',
                    '&[aria-selected=true]': {
                      bgcolor: alpha(palette.primary.main, 0.1),
                      borderLeftColor: palette.primary.main,
                    },
                  })}
                >
                  {option.group === 'records' ? (
                    <RecordLines hit={option} term={term} />
                  ) : (
                    <EntryLine entry={option} term={term} />
                  )}
                </Box>
              ),
          )}
        </Box>
      ))}
    </Box>
  );
}

/** A page, a command, an account, or a recently opened record, on one line. */
function EntryLine({ entry: { label, detail, icon: Icon }, term }: { entry: PaletteEntry; term: string }) {
  return (
    <>
      <Icon aria-hidden="true" sx={{ fontSize: 18, color: 'text.secondary' }} />
      <Typography noWrap>
        <Marked text={label} term={term} />
      </Typography>
      {detail && (
        <Typography variant="body2" color="textSecondary" noWrap sx={{ ml: 'auto', pl: 1 }}>
          <Marked text={detail} term={term} />
        </Typography>
      )}
    </>
  );
}

/** A record: title, type, id, code, where it was found, and whether it is a draft. */
function RecordLines({ hit, term }: { hit: SearchHit; term: string }) {
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>
          <Marked text={hit.title || untitled.de} term={term} />
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {[labelOf(hit.resource), hit.detail, `ID ${hit.id}`, hit.code].filter(Boolean).join(' · ')}
        </Typography>
        {hit.found && (
          <Typography variant="body2" noWrap lang={hit.found.locale}>
            {globalSearchWords.foundIn(hit.found.label, hit.found.locale)}
            <Marked text={hit.found.text} term={term} />
          </Typography>
        )}
      </Box>
      {!hit.isPublic && <StatusMark isPublic={false} label={closedWord(hit.resource)} />}
    </>
  );
}

/** A text in which the words of a term are marked. */
function Marked({ text, term }: { text: string; term: string }) {
  return hitsIn(text, searchWords(term)).map(({ text: part, isHit }, index) =>
    isHit ? (
      <Box key={index} component="mark" sx={{ color: 'inherit', bgcolor: 'transparent', fontWeight: 700 }}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}

function labelOf(resource: string): string {
  return contentOf(resource)?.label.singular ?? resource;
}

/** Contacts are private, while other records are drafts. */
function closedWord(resource: string): string {
  const content = contentOf(resource);
  return content ? visibilityWords(content).closed : globalSearchWords.draft;
}

/** A result of `GET /search`. */
export interface SearchHit {
  resource: string;
  id: number;
  title: string;
  isPublic: boolean;
  code?: string;
  /** Where it was found, if not in its title. */
  found?: { label: string; locale: ContentLocale; path: string; text: string };
  /** Distinguishes records of the same name. */
  detail?: string;
}

/** The pause in typing before the server is searched, in milliseconds. */
const pause = 150;
const limit = 20;

/**
 * Finds records of every type by the words of a term. While a new term loads, the previous results stay; outdated
 * requests are aborted.
 */
export function useSearch(term: string) {
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(term.trim()), pause);
    return () => clearTimeout(timer);
  }, [term]);

  const { data, error, isFetching } = useQuery({
    queryKey: ['search', searched],
    queryFn: ({ signal }) => apiRequest<SearchHit[]>(`/search?${formatQuery({ term: searched, limit })}`, { signal }),
    enabled: searched !== '',
    placeholderData: (previous) => previous,
    gcTime: 60_000,
  });
  // Types without pages cannot be opened.
  const pages = useResourceDefinitions();
  const empty = term.trim() === '';
  return {
    hits: empty || searched === '' ? [] : (data?.data ?? []).filter(({ resource }) => resource in pages),
    /** The number of all results, if the server returns it. */
    meta: data?.meta as { total: number; hasMore: boolean } | undefined,
    error,
    /** Whether the results are those of the current term. */
    settled: !empty && searched === term.trim() && !isFetching && !error,
    busy: !empty && (isFetching || searched !== term.trim()),
  };
}
