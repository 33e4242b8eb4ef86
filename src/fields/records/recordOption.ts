import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { declaredType, nameOf } from '../../../domain/contentType';
import { formatQuery } from '../../../domain/http';
import { untitled } from '../../i18n/untitled';
import { apiFetch } from '../../api/http';
import type { Option } from '../options/referenceOptions';

/** A related record in a form: its summary, or a search result. */
export type RelatedRecord = { id: number; name?: string } & Record<string, unknown>;

/** A name in a proposal whose record must still be found or created; it cannot be saved. */
export interface UnknownRecord {
  id: null;
  name: string;
}

export const isUnknown = (value: RelatedRecord | UnknownRecord | null | undefined): value is UnknownRecord =>
  value?.id === null;

/** The name of a related record in any shape: from its declaration, if that is loaded, otherwise from the server. */
export function relatedName(resource: string, related: RelatedRecord | UnknownRecord): string {
  if (isUnknown(related)) return related.name;
  const type = declaredType(resource);
  return (
    (type ? nameOf(type, related) : '') || (typeof related.name === 'string' ? related.name : '') || `#${related.id}`
  );
}

/**
 * A related record as an option. Its value is what the form stores; additional keys do not affect the comparison by id.
 */
export function relatedOption(resource: string, related: RelatedRecord): Option {
  const name = relatedName(resource, related) || untitled.de;
  const detail =
    typeof related.detail === 'string' ? related.detail : (declaredType(resource)?.detailOf?.(related) ?? '');
  return {
    id: related.id,
    label: name,
    detail,
    haystack: '',
    entry: { translations: { fr: {}, it: {} }, ...related, name },
  };
}

/** The pause in typing before a request is sent, in milliseconds. */
const pause = 150;
const shown = 20;

/**
 * Records with words that start with the term, best first. The server ignores accents and case and returns only a few.
 * While a new response loads, the previous one stays.
 */
export function useRecordOptions(resource: string, term: string, open: boolean) {
  const [searched, setSearched] = useState(term.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSearched(term.trim()), pause);
    return () => clearTimeout(timer);
  }, [term]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['options', resource, searched],
    queryFn: ({ signal }) =>
      apiFetch<RelatedRecord[]>(`/${resource}/options?${formatQuery({ term: searched, limit: shown })}`, { signal }),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 60_000,
  });
  const options = useMemo<Option[]>(
    () => (data ?? []).map((record) => relatedOption(resource, record)),
    [data, resource],
  );
  return { options, error, busy: open && (isFetching || searched !== term.trim()) };
}
