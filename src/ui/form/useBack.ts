import { useRedirect } from 'ra-core';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes back to where someone came from; to the list when the form was the first page they opened. The router counts its pages in the
 * state of the history: asking the browser when it matters, the form need not be rendered at every other address.
 */
export function useBack(resource: string): () => void {
  const navigate = useNavigate();
  const redirect = useRedirect();
  return useCallback(() => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else redirect('list', resource);
  }, [navigate, redirect, resource]);
}
