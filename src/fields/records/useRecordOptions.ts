import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { formatQuery } from '../../../domain/http';
import { apiFetch } from '../../api/http';
import type { Option } from '../options/referenceOptions';
import { relatedOption, type RelatedRecord } from './recordOption';

/** Pause in typing before the server is asked, in milliseconds. */
const pause = 150;
const shown = 20;

/**
 * Records with words that start like the term, best first. The server ignores accents and case and returns only a
 * few. While a new answer loads, the last one stays.
 */
export function useRecordOptions(resource: string, term: string, open: boolean) {
  const [asked, setAsked] = useState(term.trim());
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term.trim()), pause);
    return () => clearTimeout(timer);
  }, [term]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['options', resource, asked],
    queryFn: ({ signal }) =>
      apiFetch<RelatedRecord[]>(`/${resource}/options?${formatQuery({ term: asked, limit: shown })}`, { signal }),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 60_000,
  });
  const options = useMemo<Option[]>(
    () => (data ?? []).map((record) => relatedOption(resource, record)),
    [data, resource],
  );
  return { options, error, busy: open && (isFetching || asked !== term.trim()) };
}
