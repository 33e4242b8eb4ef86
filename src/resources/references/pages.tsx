import { lazy, Suspense, useMemo, useState, type ReactNode, useId, useCallback } from 'react';
import { useRecordContext } from 'react-admin';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { ReferenceListName, ReferenceUse, UseCounts } from '../../../domain/references';
import { referenceTypeOf, referenceTypes } from '../../../domain/referenceTypes';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { allContentTypes } from '../../../domain/contentTypes';
import { maxLimit } from '../../../domain/http';
import { referenceWords } from '../../i18n/references';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { FieldInput } from '../../fields/FieldInput';
import { useFormType } from '../../fields/formContext';
import { ContentForm } from '../../form/ContentForm';
import { DeleteForever } from '../../form/deleting/DeleteDialog';
import { FormSection } from '../../form/FormSection';
import { deleteForeverWords } from '../../i18n/forms';
import { apiFetch } from '../../api/http';
import { BarList } from '../../ui/BarList';
import { filteredList, listPath } from '../../ui/paths';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { SortableRows } from '../../list/order/SortableRows';
import { FieldColumn } from '../../list/table/FieldColumn';
import { createPage, editPage, type ContentFormDefinition } from '../formPages';

/** The pages of a reference list, derived from its declaration. */
export function pagesOf(list: ReferenceListName) {
  const type = referenceTypeOf(list);
  const form: ContentFormDefinition = {
    type,
    Inputs: referenceInputs(type),
    Form: ReferenceForm,
    headings: {
      editing: referenceWords.editing(type.label.plural),
      creating: referenceWords.creating(type.label.plural),
    },
    // Visitors see the entry, unless this is changed.
    start: () => ({ isPublic: true }),
  };
  return {
    List: () => <ReferenceList type={type} />,
    Create: createPage(form, undefined),
    Edit: editPage(form, undefined),
  };
}

const MergeEntryDialog = lazy(async () => ({ default: (await import('./MergeEntryDialog')).MergeEntryDialog }));

/** The inputs of a list's declaration, and where the entry is used. */
const referenceInputs = (type: ContentType) =>
  function ReferenceInputs() {
    const id = useRecordContext()?.id;
    return (
      <>
        <FormSection>
          {Object.keys(type.fields).map((name) =>
            name === 'position' ? (
              <FieldWithoutInput key={name} source={name} />
            ) : (
              <FieldInput key={name} source={name} wide={name === 'name' || name === 'synonyms'} />
            ),
          )}
        </FormSection>
        {id !== undefined && <UseList resource={type.name} id={id as number} />}
      </>
    );
  };

/** The form of an entry, which can be merged into another one. */
function ReferenceForm({ children }: { children: ReactNode }) {
  const type = useFormType();
  const record = useRecordContext<{ id: number; name: string }>();
  const [isMerging, setMerging] = useState(false);
  const isNew = record === undefined;
  const actions = useMemo(
    () => (isNew ? undefined : [{ label: referenceWords.merge, act: () => setMerging(true) }]),
    [isNew],
  );
  return (
    <>
      <ContentForm deleteQuestion={deleteForeverWords.question} Delete={DeleteForever} actions={actions}>
        {children}
      </ContentForm>
      {isMerging && record && (
        <Suspense>
          <MergeEntryDialog
            resource={type.name}
            goes={record}
            name={nameOf(type, record)}
            onClose={() => setMerging(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const typeNamed = (resource: string) =>
  [...allContentTypes, ...referenceTypes].find(({ name }) => name === resource) as ContentType;

/** The list of the records that use the entry; if no filter can find them, the whole list. */
function addressOf(type: ContentType, field: string, id: number): string {
  const filter = Object.entries(type.filters).find(
    ([, one]) => one.kind === 'references' && one.field === field && one.match !== 'none',
  );
  return filter ? filteredList(type.name, { [filter[0]]: [id] }) : listPath(type.name);
}

/** Where an entry is used: the number of records and their list. */
function UseList({ resource, id }: { resource: string; id: number }) {
  const heading = useId();
  const { data, error } = useQuery({
    queryKey: [resource, 'uses', id],
    queryFn: ({ signal }) => apiFetch<ReferenceUse[]>(`/${resource}/${id}/uses`, { signal }),
    retry: false,
  });
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2, mb: 2 }}>
      <Typography id={heading} component="h2" variant="h2" sx={{ mb: 1 }}>
        {referenceWords.uses}
      </Typography>
      {error && <Alert severity="warning">{referenceWords.usesFailed}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">{referenceWords.unused}</Typography>}
      {data && (
        <BarList
          bars={data.map(({ resource: user, field, count }) => {
            const type = typeNamed(user);
            return {
              key: `${user} ${field}`,
              // A type may refer to the list through several fields.
              label: referenceWords.usedBy(
                type.label.plural,
                data.filter((use) => use.resource === user).length > 1 ? type.fields[field]?.label : undefined,
              ),
              count,
              to: addressOf(type, field, id),
            };
          })}
        />
      )}
    </Paper>
  );
}

const synonyms = (row: Row) => String(row.synonyms).split('\n').join(', ');

/** The entries of a reference list in order, with how often each is used. */
function ReferenceList({ type }: { type: ContentType }) {
  const { data: counts } = useQuery({
    queryKey: [type.name, 'uses'],
    queryFn: ({ signal }) => apiFetch<UseCounts>(`/${type.name}/uses`, { signal }),
  });
  const used = useCallback(({ id }: Row) => (counts ? (counts[id] ?? 0).toLocaleString('de-CH') : ''), [counts]);
  const columns = Object.keys(type.fields).filter(
    (name) => type.fields[name]!.summary && !['position', 'synonyms'].includes(name),
  );
  return (
    <ContentList
      type={type}
      perPage={maxLimit}
      actions={
        <>
          <Button component={Link} to={listPath('references')}>
            {referenceWords.all}
          </Button>
          <CreateButton />
        </>
      }
      around={SortableRows}
    >
      <FieldColumn source="id" />
      {columns.map((name) => (
        <FieldColumn key={name} source={name} {...(name === 'context' && { width: 150 })} />
      ))}
      <FieldColumn source="uses" label={referenceWords.used} width={90} text={used} />
      <FieldColumn source="synonyms" label={referenceWords.synonyms} width={150} text={synonyms} />
    </ContentList>
  );
}
