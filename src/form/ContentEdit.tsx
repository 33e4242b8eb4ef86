import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Edit, HttpError, useEditContext, useRedirect } from 'react-admin';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FormTypeProvider, useFormHeadings, type FormTypeProps } from '../fields/FormType';
import { formWords } from '../i18n/forms';
import { useFreshReading } from '../ui/useReadAhead';
import { plainPage } from './plainPage';

/** react-admin's `Edit` of the record of the address; another address is another form. In: the form, which reads its record from the context. */
export function ContentEdit({ children, ...type }: FormTypeProps & { children: ReactNode }) {
  const { id = '' } = useParams();
  return <FormTypeProvider {...type}><EditOne key={id} resource={type.type.name} id={id}>{children}</EditOne></FormTypeProvider>;
}

function EditOne({ resource, id, children }: { resource: string; id: string; children: ReactNode }) {
  return (
    <Edit {...plainPage} resource={resource} id={id} mutationMode="pessimistic" queryOptions={useFreshReading(resource, id)} authLoading={<Loading />} loading={<Loading />} error={<LoadError />}>
      {children}
    </Edit>
  );
}

function Loading() {
  const { editing } = useFormHeadings();
  return (
    <Box sx={{ px: 3, py: 1 }} aria-busy="true">
      <Typography variant="h1">{editing}</Typography>
      <Box role="status" aria-label={formWords.loading} sx={{ mt: 4, display: 'grid', gap: 2 }}>
        {[56, 280, 160, 160].map((height, index) => <Skeleton key={index} variant="rounded" height={height} />)}
      </Box>
    </Box>
  );
}

function LoadError() {
  const { error, resource, refetch, isFetching } = useEditContext();
  const { editing } = useFormHeadings();
  const redirect = useRedirect();
  if (isFetching) return <Loading />;
  const gone = error instanceof HttpError && (error.status === 404 || error.status === 400);
  return (
    <Box sx={{ px: 3, py: 1 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>{editing}</Typography>
      <Alert
        severity="error"
        action={
          <>
            {!gone && <Button color="inherit" size="small" onClick={() => void refetch()}>{formWords.retry}</Button>}
            <Button color="inherit" size="small" onClick={() => redirect('list', resource)}>{formWords.backToList}</Button>
          </>
        }
      >
        {gone ? formWords.notFound : error?.message}
      </Alert>
    </Box>
  );
}
