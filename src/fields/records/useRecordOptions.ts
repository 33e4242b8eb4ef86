import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { formatQuery } from '../../../domain/http';
import { apiFetch } from '../../api/http';
import type { Option } from '../options/referenceOptions';
import { relatedOption, type RelatedRecord } from './recordOption';

/** How long typing must pause before the server is asked, in milliseconds. */
const pause = 150;
const shown = 20;

/**
 * Records whose words begin like what is typed, the best first; the server finds them, whatever accents and case, and
 * never sends more than a handful. While a new answer is on its way the last one stays.
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
