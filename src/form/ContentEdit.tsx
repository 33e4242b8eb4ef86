import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Edit, HttpError, useEditContext, useRedirect, Create } from 'react-admin';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Navigate, useParams, useSearchParams, Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { inboxTypeFor, reviewPath } from '../../domain/inbox/inbox';
import type { ContentType } from '../../domain/contentType';
import { editPath, listPath } from '../ui/paths';
import { FormTypeProvider, headingsOf, type FormTypeProps } from '../fields/formContext';
import { formWords } from '../i18n/forms';
import { survivorId } from '../api/records';
import { RememberOpened } from '../ui/opened';
import { useFreshRecordOptions, useReadRecord } from '../ui/readRecord';
import { MessagePage, ContentLoading } from '../ui/page';
import { DeletedRecordDrafts } from './drafts/useDrafts';
import { copyOf } from './duplicating/copyOf';

/** `Edit` and `Create` without card, title and buttons, which are in the form's header. */
export const plainPage = {
  actions: false,
  title: false,
  component: 'div',
  sx: { '& .RaEdit-main, & .RaCreate-main': { display: 'block', mt: 0 } },
} as const;

/** The page that edits a record of a content type. Its form gets the record from the context. */
export function ContentEdit({ children, ...type }: FormTypeProps & { children: ReactNode }) {
  return (
    <FormTypeProvider {...type}>
      <EditPage resource={type.type.name} heading={headingsOf(type).editing} Gone={DeletedRecordDrafts}>
        {children}
      </EditPage>
    </FormTypeProvider>
  );
}

interface EditPageProps {
  resource: string;
  heading: string;
  /** The content for a deleted record. */
  Gone?: ComponentType<{ id: string }>;
  children: ReactNode;
}

/** react-admin's `Edit` for the record in the URL; a different URL starts a new form. */
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
      queryOptions={useFreshRecordOptions(resource, id)}
      authLoading={loading}
      loading={loading}
      error={<LoadError heading={heading} gone={Gone && <Gone id={id} />} />}
    >
      <RememberOpened resource={resource} />
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
  const other = survivorId(error);
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

/**
 * react-admin's `Create` for a new record. With `?inboxId=5`, as in old links, it reviews the item; with `?copy=5` it
 * starts from a copy of that record.
 * @param record the initial values, if not empty
 */
export function ContentCreate({
  children,
  record,
  ...type
}: FormTypeProps & { record?: object | undefined; children: ReactNode }) {
  const [search] = useSearchParams();
  const item = idIn(search.get('inboxId'));
  const copied = idIn(search.get('copy'));
  const itemType = inboxTypeFor(type.type.name);
  const review = itemType && item !== null ? reviewPath({ type: itemType, id: item, internalId: null }) : null;
  if (review) return <Navigate to={review} replace />;
  const page = (start: object | undefined) => (
    <Create {...plainPage} resource={type.type.name} mutationMode="pessimistic" redirect="list" record={start}>
      {children}
    </Create>
  );
  return (
    <FormTypeProvider {...type}>
      {copied === null ? (
        page(record)
      ) : (
        <CopiedRecord key={copied} id={copied} type={type.type}>
          {page}
        </CopiedRecord>
      )}
    </FormTypeProvider>
  );
}

/** The id in a parameter of the URL, if any. */
function idIn(parameter: string | null): number | null {
  const id = Number(parameter);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Loads a record and passes a copy of it to a form; shows an error if there is none. */
function CopiedRecord({
  type,
  id,
  children,
}: {
  type: ContentType;
  id: number;
  children: (copy: object) => ReactNode;
}) {
  const read = useReadRecord(type.name);
  // Loaded once, because later data must not change the form's initial values.
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
