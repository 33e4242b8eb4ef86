import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Edit, HttpError, useEditContext, useRedirect } from 'react-admin';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { editPath } from '../ui/paths';
import { FormTypeProvider, useFormHeadings, type FormTypeProps } from '../fields/formContext';
import { formWords } from '../i18n/forms';
import { leadsTo } from '../api/records';
import { useFreshReading } from '../ui/useReadAhead';
import { MessagePage } from '../ui/page';
import { plainPage } from './plainPage';

const GoneDrafts = lazy(() => import('./drafts/GoneDrafts').then((module) => ({ default: module.GoneDrafts })));

/** The page that edits a record of a content type. Its form gets the record from the context. */
export function ContentEdit({ children, ...type }: FormTypeProps & { children: ReactNode }) {
  return (
    <FormTypeProvider {...type}>
      <ContentEditPage resource={type.type.name}>{children}</ContentEditPage>
    </FormTypeProvider>
  );
}

function ContentEditPage({ resource, children }: { resource: string; children: ReactNode }) {
  return (
    <EditPage resource={resource} heading={useFormHeadings().editing} Gone={GoneDrafts}>
      {children}
    </EditPage>
  );
}

interface EditPageProps {
  resource: string;
  heading: string;
  /** Content for a deleted record. */
  Gone?: ComponentType<{ id: string }>;
  children: ReactNode;
}

/** react-admin's `Edit` for the record of the address; another address starts another form. */
export function EditPage(props: EditPageProps) {
  const { id = '' } = useParams();
  return <EditOne key={id} id={id} {...props} />;
}

function EditOne({ resource, id, heading, Gone, children }: EditPageProps & { id: string }) {
  const loading = <Loading heading={heading} />;
  return (
    <Edit
      {...plainPage}
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      queryOptions={useFreshReading(resource, id)}
      authLoading={loading}
      loading={loading}
      error={
        <LoadError
          heading={heading}
          gone={
            Gone && (
              <Suspense>
                <Gone id={id} />
              </Suspense>
            )
          }
        />
      }
    >
      {children}
    </Edit>
  );
}

function Loading({ heading }: { heading: string }) {
  return (
    <Box sx={{ px: 3, py: 1 }} aria-busy="true">
      <Typography variant="h1">{heading}</Typography>
      <Box role="status" aria-label={formWords.loading} sx={{ mt: 4, display: 'grid', gap: 2 }}>
        {[56, 280, 160, 160].map((height, index) => (
          <Skeleton key={index} variant="rounded" height={height} />
        ))}
      </Box>
    </Box>
  );
}

function LoadError({ heading, gone }: { heading: string; gone: ReactNode }) {
  const { error, resource, refetch, isFetching } = useEditContext();
  const redirect = useRedirect();
  const other = leadsTo(error);
  if (other !== null && resource) return <Navigate to={editPath(resource, other)} replace />;
  if (isFetching) return <Loading heading={heading} />;
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) {
    return (
      <MessagePage title={formWords.notFound} hint={formWords.notFoundHint}>
        <Button variant="contained" onClick={() => redirect('list', resource)}>
          {formWords.backToList}
        </Button>
        {gone}
      </MessagePage>
    );
  }
  return (
    <Box sx={{ px: 3, py: 1 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <Alert
        severity="error"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {formWords.retry}
            </Button>
            <Button color="inherit" size="small" onClick={() => redirect('list', resource)}>
              {formWords.backToList}
            </Button>
          </>
        }
      >
        {error?.message}
      </Alert>
    </Box>
  );
}
