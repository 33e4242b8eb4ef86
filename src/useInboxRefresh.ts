import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadInboxCounts } from './inbox';

/** After something came into the inbox from elsewhere: its pages are read anew, and the count of the menu is right. */
export function useInboxRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['inbox'] });
    // The next page that reads the inbox counts too: a failure here is none of the person's.
    loadInboxCounts().catch(() => undefined);
  }, [client]);
}
