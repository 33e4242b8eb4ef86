import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '../../api/idempotencyKey';

/**
 * The key of a creation. In: what is sent. Out: the same key while it is the same: where the answer got lost, whoever saves again
 * gets the record that was made instead of a second one. Something else needs another key, since the server refuses it under this one.
 */
export function useCreationKey(): (sent: object) => string {
  const last = useRef({ content: '', key: '' });
  return useCallback((sent) => {
    const content = JSON.stringify(sent);
    if (content !== last.current.content) last.current = { content, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
}
