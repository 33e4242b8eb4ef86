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
import { MessagePage } from '../ui/MessagePage';
import { plainPage } from './plainPage';

/** The page that edits a record of a content type. In: the form, which reads its record from the context. */
export function ContentEdit({ children, ...type }: FormTypeProps & { children: ReactNode }) {
  return <FormTypeProvider {...type}><ContentEditPage resource={type.type.name}>{children}</ContentEditPage></FormTypeProvider>;
}

function ContentEditPage({ resource, children }: { resource: string; children: ReactNode }) {
  return <EditPage resource={resource} heading={useFormHeadings().editing}>{children}</EditPage>;
}

/** react-admin's `Edit` of the record of the address; another address is another form. */
export function EditPage(props: { resource: string; heading: string; children: ReactNode }) {
  const { id = '' } = useParams();
  return <EditOne key={id} id={id} {...props} />;
}

function EditOne({ resource, id, heading, children }: { resource: string; id: string; heading: string; children: ReactNode }) {
  const loading = <Loading heading={heading} />;
  return (
    <Edit {...plainPage} resource={resource} id={id} mutationMode="pessimistic" queryOptions={useFreshReading(resource, id)} authLoading={loading} loading={loading} error={<LoadError heading={heading} />}>
      {children}
    </Edit>
  );
}

function Loading({ heading }: { heading: string }) {
  return (
    <Box sx={{ px: 3, py: 1 }} aria-busy="true">
      <Typography variant="h1">{heading}</Typography>
      <Box role="status" aria-label={formWords.loading} sx={{ mt: 4, display: 'grid', gap: 2 }}>
        {[56, 280, 160, 160].map((height, index) => <Skeleton key={index} variant="rounded" height={height} />)}
      </Box>
    </Box>
  );
}

function LoadError({ heading }: { heading: string }) {
  const { error, resource, refetch, isFetching } = useEditContext();
  const redirect = useRedirect();
  if (isFetching) return <Loading heading={heading} />;
  const gone = error instanceof HttpError && (error.status === 404 || error.status === 400);
  if (gone) {
    return (
      <MessagePage title={formWords.notFound} hint={formWords.notFoundHint}>
        <Button variant="contained" onClick={() => redirect('list', resource)}>{formWords.backToList}</Button>
      </MessagePage>
    );
  }
  return (
    <Box sx={{ px: 3, py: 1 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>{heading}</Typography>
      <Alert
        severity="error"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => void refetch()}>{formWords.retry}</Button>
            <Button color="inherit" size="small" onClick={() => redirect('list', resource)}>{formWords.backToList}</Button>
          </>
        }
      >
        {error?.message}
      </Alert>
    </Box>
  );
}
