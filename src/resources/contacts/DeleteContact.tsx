import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ContentType, declaredType } from '../../../domain/contentType';
import { localized } from '../../../domain/locales';
import { contactWords } from '../../i18n/types';
import { apiFetch } from '../../api/http';
import { relatedName, type RelatedRecord } from '../../fields/records/recordOption';
import { type DeleteDialogProps, DeleteForever } from '../../form/deleting/DeleteDialog';

/** Maximum number of employments named. */
const named = 5;

/**
 * Names the affected regions and employments, and deletes the contact with its links to those regions in one
 * request. Shows why the server refuses (it has children, or is in another region by now).
 */
export function DeleteContact(props: DeleteDialogProps) {
  const { resource, id, record } = props;
  const regions = useQuery({
    queryKey: ['regions of a contact', String(id)],
    queryFn: ({ signal }) => apiFetch<{ id: number }[]>(`/contacts/${id}/regions`, { signal }),
    gcTime: 0,
    retry: false,
  });
  const linked = regions.data ?? [];
  const associations = associationsOf(resource, record);
  return (
    <DeleteForever
      {...props}
      told={{ regions: linked.map((region) => region.id) }}
      waiting={regions.isFetching}
      failed={contactWords.deleteFailed}
    >
      {regions.isFetching && (
        <Box role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {contactWords.loading}
        </Box>
      )}
      {linked.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {contactWords.regions(linked.map((region) => String(localized(region, 'name', 'de') ?? '')))}
        </Alert>
      )}
      {regions.error && !regions.isFetching && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {contactWords.regionsFailed}
        </Alert>
      )}
      {associations && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {associations}
        </Alert>
      )}
    </DeleteForever>
  );
}

/** The employments that end with the contact, by the name of the other side. */
function associationsOf(resource: string, record: Record<string, unknown>): string | null {
  const field = (declaredType(resource) as ContentType).fields.employments as { there: string; resource: string };
  const rows = Array.isArray(record.employments) ? (record.employments as Record<string, RelatedRecord>[]) : [];
  if (rows.length === 0) return null;
  const names = rows
    .slice(0, named)
    .flatMap((row) => (row[field.there] ? [relatedName(field.resource, row[field.there] as RelatedRecord)] : []));
  return contactWords.associationsEnd(field.there !== 'company', names, rows.length);
}
