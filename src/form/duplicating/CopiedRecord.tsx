import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContentType } from '../../../domain/contentType';
import { formWords } from '../../i18n/forms';
import { ContentLoading, MessagePage } from '../../ui/page';
import { listPath } from '../../ui/paths';
import { useReadRecord } from '../../ui/useReadAhead';
import { copyOf } from './copyOf';

/** Loads a record and passes a copy of it to a form; shows an error if there is none. */
export function CopiedRecord({
  type,
  id,
  children,
}: {
  type: ContentType;
  id: number;
  children: (copy: object) => ReactNode;
}) {
  const read = useReadRecord(type.name);
  // Loaded once: later data never changes the form's initial values.
  const { data, error } = useQuery({
    queryKey: [type.name, 'copy', id],
    queryFn: ({ signal }) => read(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const copy = useMemo(() => data && copyOf(type, data), [data, type]);
  if (copy) return children(copy);
  if (!error) return <ContentLoading />;
  return (
    <MessagePage title={formWords.notFound} hint={formWords.notFoundHint}>
      <Button variant="contained" component={Link} to={listPath(type.name)}>
        {formWords.backToList}
      </Button>
    </MessagePage>
  );
}
