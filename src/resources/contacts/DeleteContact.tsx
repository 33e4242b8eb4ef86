import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactWords } from '../../i18n/contacts';
import { apiFetch } from '../../http';
import { relatedName, typeOfResource, type RelatedRecord } from '../../fields/records/recordOption';
import { ChoiceDialog } from '../../ui/form/ChoiceDialog';
import type { DeleteDialogProps } from '../../ui/form/DeleteDialog';
import { useRecordCalls } from '../../ui/form/useRecordCalls';

/** So many employments are named. */
const named = 5;

/**
 * Document 2, sections 1, 4 and 8: asks once more, says which regions and employments go along, takes the contact out of its
 * regions and deletes it. What refuses it (it stands above others) is said here.
 */
export function DeleteContact({ resource, id, record, question, onClose, onDeleted }: DeleteDialogProps) {
  const calls = useRecordCalls(resource);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const regions = useQuery({
    queryKey: ['contact-regions', String(id)],
    queryFn: ({ signal }) => apiFetch<{ id: number; name: string }[]>(`/contacts/${id}/regions`, { signal }),
    gcTime: 0,
    retry: false,
  });
  const remove = async () => {
    setRefusal(null);
    setPending(true);
    try {
      if (regions.data && regions.data.length > 0) await apiFetch(`/contacts/${id}/regions`, { method: 'DELETE' });
      await calls.remove(id, record);
      onDeleted();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
      setPending(false);
    }
  };
  const ties = tiesOf(resource, record);
  return (
    <ChoiceDialog
      title={contactWords.deleteTitle}
      onClose={onClose}
      choices={[
        { label: contactWords.cancel, act: onClose, main: true },
        { label: contactWords.deleteForever, act: () => void remove(), color: 'error', busy: isPending || regions.isFetching },
      ]}
    >
      {question}
      {regions.isFetching && <Box role="status" sx={{ mt: 1, color: 'text.secondary' }}>{contactWords.loading}</Box>}
      {regions.data && regions.data.length > 0 && <Alert severity="warning" sx={{ mt: 2 }}>{contactWords.regions(regions.data.map(({ name }) => name))}</Alert>}
      {regions.error && !regions.isFetching && <Alert severity="error" sx={{ mt: 2 }}>{contactWords.regionsFailed}</Alert>}
      {ties && <Alert severity="warning" sx={{ mt: 2 }}>{ties}</Alert>}
      {refusal !== null && <Alert severity="error" sx={{ mt: 2 }}>{contactWords.deleteFailed} {refusal}</Alert>}
    </ChoiceDialog>
  );
}

/** Employments go with the contact: which ones, by the name of the other side. */
function tiesOf(resource: string, record: Record<string, unknown>): string | null {
  const type = typeOfResource(resource);
  const field = type.fields.employments as { kind: string; label: string; there: string; resource: string };
  const rows = Array.isArray(record.employments) ? (record.employments as Record<string, RelatedRecord>[]) : [];
  if (rows.length === 0) return null;
  const other = typeOfResource(field.resource);
  const names = rows.slice(0, named).flatMap((row) => (row[field.there] ? [relatedName(other, row[field.there] as RelatedRecord)] : []));
  return contactWords.ties(field.label, names, rows.length);
}
