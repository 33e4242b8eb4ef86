import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useResourceDefinitions } from 'react-admin';
import { contentOf } from '../../../domain/contents';
import { formatQuery } from '../../../domain/http';
import type { ContentLocale } from '../../../domain/locales';
import { globalSearchWords } from '../../i18n/shell';
import { untitled } from '../../i18n/untitled';
import { StatusMark, visibilityWords } from '../../ui/StatusMark';
import { apiRequest } from '../../api/http';

interface SearchHitsProps {
  /** The id of the list; options append their index. */
  id: string;
  hits: readonly SearchHit[];
  current: number;
  onPoint: (index: number) => void;
  onOpen: (hit: SearchHit) => void;
}

/** The hits, one line each: title, type, id, code, and whether it is a draft. */
export function SearchHits({ id, hits, current, onPoint, onOpen }: SearchHitsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  if (hits.length === 0) return null;
  return (
    <Box
      component="ul"
      ref={list}
      id={id}
      role="listbox"
      aria-label={globalSearchWords.results}
      sx={{ m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: '52vh' }}
    >
      {hits.map((hit, index) => (
        <Box
          component="li"
          key={`${hit.resource}/${hit.id}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          onMouseMove={() => index !== current && onPoint(index)}
          onClick={() => onOpen(hit)}
          sx={({ palette }) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: 2.5,
            py: 1,
            cursor: 'pointer',
            borderLeft: '3px solid transparent',
            '&[aria-selected=true]': {
              bgcolor: alpha(palette.primary.main, 0.1),
              borderLeftColor: palette.primary.main,
            },
          })}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap>{hit.title || untitled.de}</Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[labelOf(hit.resource), hit.detail, `ID ${hit.id}`, hit.code].filter(Boolean).join(' · ')}
            </Typography>
            {hit.found && (
              <Typography variant="body2" noWrap lang={hit.found.locale}>
                {globalSearchWords.foundIn(hit.found.label, hit.found.locale, hit.found.text)}
              </Typography>
            )}
          </Box>
          {!hit.isPublic && <StatusMark isPublic={false} label={closedWord(hit.resource)} />}
        </Box>
      ))}
    </Box>
  );
}

function labelOf(resource: string): string {
  return contentOf(resource)?.label.singular ?? resource;
}

/** Contacts are private where other records are drafts. */
function closedWord(resource: string): string {
  const content = contentOf(resource);
  return content ? visibilityWords(content).closed : globalSearchWords.draft;
}

/** A hit of `GET /search`. */
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

/** Pause in typing before the server is searched, in milliseconds. */
const pause = 150;
const limit = 20;

/**
 * Finds records of every type by the words of a term. While a new term loads, the previous hits stay; outdated
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
    /** The number of all hits, if the server returns it. */
    meta: data?.meta as { total: number; hasMore: boolean } | undefined,
    error,
    /** Whether the hits are those of the current term. */
    settled: !empty && searched === term.trim() && !isFetching && !error,
    busy: !empty && (isFetching || searched !== term.trim()),
  };
}
