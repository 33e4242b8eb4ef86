import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useRedirect } from 'react-admin';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { ContentType } from '../../../domain/contentType';
import { formWords } from '../../i18n/forms';
import { useReadAhead } from '../useReadAhead';

interface EditPageProps {
  type: ContentType<any>;
  /** What stands above it while it loads, where the type says it otherwise than others. */
  heading?: string;
  /** The form, once the record is here. */
  children: (record: FieldValues) => ReactNode;
}

/**
 * Reads the record of the address, anew or while it was clicked: a form starts from what is stored now, and nothing that is read
 * behind it later changes what it started from.
 */
export function EditPage({ type, heading = formWords.editing(type.label.singular), children }: EditPageProps) {
  const { id = '' } = useParams();
  const { take } = useReadAhead(type.name);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['form', type.name, id],
    queryFn: () => take(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <Box key={id}>{children(data)}</Box>;
  if (error && !isFetching) return <LoadError heading={heading} error={error} resource={type.name} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ px: 3, py: 1 }} aria-busy="true">
      <Typography variant="h1">{heading}</Typography>
      <Box role="status" aria-label={formWords.loading} sx={{ mt: 4, display: 'grid', gap: 2 }}>
        {[56, 280, 160, 160].map((height, index) => <Skeleton key={index} variant="rounded" height={height} />)}
      </Box>
    </Box>
  );
}

function LoadError({ heading, error, resource, onRetry }: { heading: string; error: Error; resource: string; onRetry: () => void }) {
  const redirect = useRedirect();
  const gone = error instanceof HttpError && (error.status === 404 || error.status === 400);
  return (
    <Box sx={{ px: 3, py: 1 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>{heading}</Typography>
      <Alert
        severity="error"
        action={
          <>
            {!gone && <Button color="inherit" size="small" onClick={onRetry}>{formWords.retry}</Button>}
            <Button color="inherit" size="small" onClick={() => redirect('list', resource)}>{formWords.backToList}</Button>
          </>
        }
      >
        {gone ? formWords.notFound : error.message}
      </Alert>
    </Box>
  );
}
