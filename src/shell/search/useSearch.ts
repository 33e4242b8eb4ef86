import { useQuery } from '@tanstack/react-query';
import { useResourceDefinitions } from 'react-admin';
import { useEffect, useState } from 'react';
import { formatQuery } from '../../../domain/http';
import type { ContentLocale } from '../../../domain/locales';
import { apiRequest } from '../../api/http';

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
