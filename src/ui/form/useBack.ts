import { useRedirect } from 'ra-core';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to where someone came from; to the list when the form was the first page they opened. */
export function useBack(resource: string): () => void {
  const navigate = useNavigate();
  const redirect = useRedirect();
  const isFirst = useLocation().key === 'default';
  return useCallback(() => (isFirst ? redirect('list', resource) : void navigate(-1)), [isFirst, navigate, redirect, resource]);
}
