import { useQuery } from '@tanstack/react-query';
import { useResourceDefinitions } from 'react-admin';
import { useEffect, useState } from 'react';
import { formatQuery } from '../../../domain/http';
import type { ContentLocale } from '../../../domain/locales';
import { apiRequest } from '../../api/http';

/** One record of any type, as `GET /search` answers it. */
export interface SearchHit {
  resource: string;
  id: number;
  title: string;
  isPublic: boolean;
  code?: string;
  /** Why it was found, where its title does not say so. */
  found?: { label: string; locale: ContentLocale; path: string; text: string };
  /** What tells it from its namesakes. */
  detail?: string;
}

/** How long typing must pause before the server is asked, in milliseconds. */
const pause = 150;
const limit = 20;

/**
 * Finds records of every type by the words of a term. While a new term is on its way the hits of the last one stay;
 * a question that is out of date is called off.
 */
export function useSearch(term: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term.trim()), pause);
    return () => clearTimeout(timer);
  }, [term]);

  const { data, error, isFetching } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => apiRequest<SearchHit[]>(`/search?${formatQuery({ term: asked, limit })}`, { signal }),
    enabled: asked !== '',
    placeholderData: (previous) => previous,
    gcTime: 60_000,
  });
  // A type whose pages are not built yet cannot be opened.
  const pages = useResourceDefinitions();
  const empty = term.trim() === '';
  return {
    hits: empty || asked === '' ? [] : (data?.data ?? []).filter(({ resource }) => resource in pages),
    /** How many there are in all, where the server says so. */
    meta: data?.meta as { total: number; hasMore: boolean } | undefined,
    error,
    /** The hits are those of the term as it stands. */
    settled: !empty && asked === term.trim() && !isFetching && !error,
    busy: !empty && (isFetching || asked !== term.trim()),
  };
}
