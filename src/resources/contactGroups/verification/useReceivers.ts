import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadReceivers } from '../../../api/verification';

/** The persons of the groups, as they are when the dialog opens; `loaded`: how many there are so far. */
export function useReceivers(groups: readonly number[]) {
  const [loaded, setLoaded] = useState(0);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['verification-receivers', ...groups],
    queryFn: ({ signal }) => loadReceivers(groups, signal, setLoaded),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { receivers: data, loaded, error: isFetching ? null : error, retry: () => void refetch() };
}
