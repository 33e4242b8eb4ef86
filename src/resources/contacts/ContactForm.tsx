import { type ReactNode, useEffect, lazy, Suspense, useMemo, useState } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { switzerland } from '../../../domain/rules';
import { type ContentType, declaredType } from '../../../domain/contentType';
import { localized } from '../../../domain/locales';
import { ContentForm } from '../../form/ContentForm';
import type { PreviewOf } from '../../form/PreviewDialog';
import { deleteForeverWords } from '../../i18n/forms';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { contactWords } from '../../i18n/types';
import { FormSection } from '../../form/FormSection';
import { apiFetch } from '../../api/http';
import { relatedName, type RelatedRecord } from '../../fields/records/recordOption';
import { type DeleteDialogProps, DeleteForever } from '../../form/deleting/DeleteDialog';
import type { HeaderAction } from '../../form/header/HeaderMenu';
import { mergeButtonWords } from '../../i18n/lists';
import { useHasPart } from '../../session/config';
import { useDuplicateCheck } from './useDuplicateCheck';

/** The form that people and organisations share. Warns about a probable duplicate before a contact is created. */
export function ContactForm({
  contactType,
  Preview,
  children,
}: {
  contactType: string;
  Preview: PreviewOf | undefined;
  children: ReactNode;
}) {
  const duplicates = useDuplicateCheck(contactType);
  const record = useRecordContext();
  const isNew = record === undefined;
  const merging = useMerging(`contacts/${contactType}`, record);
  return (
    <>
      <ContentForm
        deleteQuestion={deleteForeverWords.question}
        Delete={DeleteContact}
        Preview={Preview}
        ask={isNew ? duplicates.ask : undefined}
        actions={merging.actions}
      >
        {children}
      </ContentForm>
      {duplicates.dialog}
      {merging.dialog}
    </>
  );
}

/** Address and contact details of people and organisations. */
export function AddressInputs() {
  return (
    <>
      <FormSection title={contactWords.sections.address}>
        <FieldInput source="street" />
        <FieldInput source="zipCode" />
        <FieldInput source="city" />
        <FieldInput source="country" />
        <CantonInput />
        <FieldInput source="language" />
      </FormSection>
      <FormSection title={contactWords.sections.reach} later>
        <FieldInput source="email" />
        <FieldInput source="phone" />
        <FieldInput source="linkedIn" />
        <FieldInput source="website" />
      </FormSection>
    </>
  );
}

/** Only for Switzerland; choosing another country clears it. */
function CantonInput() {
  const { setValue, getValues } = useFormContext();
  const country = useWatch({ name: 'country' }) as { id: number } | null | undefined;
  const isSwiss = country?.id === switzerland;
  useEffect(() => {
    if (!isSwiss && getValues('state') != null) setValue('state', null, { shouldDirty: true });
  }, [isSwiss, getValues, setValue]);
  return isSwiss ? <FieldInput source="state" /> : <FieldWithoutInput source="state" />;
}

/** The comment, 200 px high. Only for editors. */
export function CommentInput() {
  return (
    <FormSection title={contactWords.sections.comment} later>
      <Box sx={{ display: 'contents', '& textarea:not([aria-hidden])': { minHeight: 'calc(200px - 17px)' } }}>
        <FieldInput source="userComment" />
      </Box>
    </FormSection>
  );
}

/** The maximum number of employments listed by name. */
const named = 5;

/**
 * Lists the affected regions and employments, and deletes the contact with its links to those regions in one request.
 * Shows why the server refuses, for example because the contact has children or is now in another region.
 */
function DeleteContact(props: DeleteDialogProps) {
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
      consequences={{ regions: linked.map((region) => region.id) }}
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

/** The employments that are removed with the contact, by the name of the other side. */
function associationsOf(resource: string, record: Record<string, unknown>): string | null {
  const field = (declaredType(resource) as ContentType).fields.employments as { there: string; resource: string };
  const rows = Array.isArray(record.employments) ? (record.employments as Record<string, RelatedRecord>[]) : [];
  if (rows.length === 0) return null;
  const names = rows
    .slice(0, named)
    .flatMap((row) => (row[field.there] ? [relatedName(field.resource, row[field.there] as RelatedRecord)] : []));
  return contactWords.associationsEnd(field.there !== 'company', names, rows.length);
}

const MergeWithDialog = lazy(() =>
  import('./merging/MergeWithDialog').then((module) => ({ default: module.MergeWithDialog })),
);

/**
 * The menu entry of a contact for merging another one into it.
 * @param record the contact; undefined for a new one
 * @returns the menu entries, and the dialog
 */
function useMerging(
  resource: string,
  record: RaRecord | undefined,
): { actions: readonly HeaderAction[] | undefined; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const isThere = useHasPart('merging') && record !== undefined;
  const actions = useMemo(
    () => (isThere ? [{ label: mergeButtonWords.action, act: () => setOpen(true) }] : undefined),
    [isThere],
  );
  return {
    actions,
    dialog: isOpen && record && (
      <Suspense>
        <MergeWithDialog resource={resource} id={record.id as number} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
