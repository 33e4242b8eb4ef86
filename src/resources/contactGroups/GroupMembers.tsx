import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useState, useCallback } from 'react';
import { InfiniteListBase, useListContext, useNotify } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { contactTable } from '../../../domain/types/contact';
import { email, text } from '../../../domain/fields';
import { localized } from '../../../domain/locales';
import { companies } from '../../../domain/types/company';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { contactWords, groupWords } from '../../i18n/types';
import { listWords } from '../../i18n/lists';
import { ListTypeProvider, type ListedType, type Row } from '../../list/ListType';
import { LoadMore } from '../../list/ListPage';
import { queryOptions } from '../../list/ListFrame';
import { SelectionGuard, useMarked } from '../../list/selection/SelectionBar';
import { ContentTable } from '../../list/ContentList';
import { FieldColumn } from '../../list/table/FieldColumn';
import { editPath } from '../../ui/paths';
import { untitled } from '../../i18n/untitled';
import { apiFetch } from '../../api/http';
import { RecordFinder } from '../../fields/records/RecordInput';
import type { RelatedRecord } from '../../fields/records/recordOption';
import { LoadFailed } from '../../ui/page';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { MarkedExport } from '../../list/selection/MarkedExport';
import { writableValues } from '../../api/records';
import { sameContent } from '../../form/useFormChanges';
import { useReadRecord } from '../../ui/readRecord';
import { groupExportPath } from './GroupExport';

/** People come first, then sorted by name. */
const sort = { field: 'type', order: 'DESC' } as const;
const options = { ...queryOptions({ type: 'lastName ASC,firstName ASC,companyName ASC' }), gcTime: 0 };

/** The members of a group: a list inside the form, loaded 30 at a time, with export and removal. */
export function GroupMembers({ group }: { group: number }) {
  const filter = useMemo(() => ({ contactGroup: [String(group)] }), [group]);
  const listed = useMemo(() => ({ type: members, area: `contact-groups.${group}` }), [group]);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="group-members" sx={{ p: 2, mb: 2 }}>
      <Typography id="group-members" component="h2" variant="h2" sx={{ mb: 2 }}>
        {groupWords.sections.members}
      </Typography>
      <InfiniteListBase
        resource={contactTable}
        filter={filter}
        sort={sort}
        perPage={30}
        queryOptions={options}
        disableSyncWithLocation
        disableAuthentication
      >
        <SelectionGuard />
        <AddMember group={group} />
        <ListTypeProvider value={listed}>
          <Members group={group} />
        </ListTypeProvider>
      </InfiniteListBase>
    </Paper>
  );
}

function Members({ group }: { group: number }) {
  const { data, error, isPending, isFetching, refetch } = useListContext<Row>();
  return (
    <>
      {isPending && !error && <LinearProgress aria-label={listWords.loading} />}
      {error && !isFetching && (
        <LoadFailed what={groupWords.membersFailed} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <Typography variant="body2">{groupWords.noMembers}</Typography>}
      {data !== undefined && data.length > 0 && (
        <>
          <Box sx={tableBox}>
            <ContentTable columns={columns} bulkActions={<MemberActions group={group} />} />
          </Box>
          <LoadMore label={contactWords.loadMore} />
        </>
      )}
    </>
  );
}

/** As tall as its rows, if they fit. */
const tableBox = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '70vh',
  my: 1,
  '& > .RaDataTable-root, && .RaDataTable-tableWrapper': { flex: '0 1 auto', minHeight: 0 },
} as const;

const typeOf = (row: Row) => (row.type === 'company' ? companies : persons);

/** The declaration of the list of members, which can be of two types. */
const members: ListedType = {
  name: contactTable,
  label: { singular: groupWords.sections.members, plural: groupWords.sections.members },
  titleField: 'name',
  fields: { name: text({ label: groupWords.name }), email: email({ label: groupWords.email }) },
  filters: {},
  orderBy: [],
  visibility: persons.visibility,
  addressOf: (row) => editPath(typeOf(row).name, row.id),
};

const nameOf = (row: Row) => String(localized(row, 'name', 'de') ?? '') || untitled.de;
const typeLabel = (row: Row) => typeOf(row).label.singular;
const placeOf = (row: Row) => [row.zipCode, localized(row, 'city', 'de')].filter(Boolean).join(' ');

const columns = [
  <FieldColumn key="id" source="id" label={groupWords.id} width={70} />,
  <FieldColumn key="name" source="name" text={nameOf} />,
  <FieldColumn key="type" source="type" label={groupWords.type} width={120} text={typeLabel} />,
  <FieldColumn key="email" source="email" width={200} />,
  <FieldColumn key="place" source="place" label={groupWords.place} width={160} grow text={placeOf} />,
];

/** Adds people and organisations to the group in the form, found by typing and added one by one. */
function AddMember({ group }: { group: number }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { refetch } = useListContext();
  const followOwnChange = useFollowOwnChange(group);
  const notify = useNotify();
  const add = async (contact: RelatedRecord) => {
    setRefusal(null);
    try {
      const result = await apiFetch<{ added: number }>(`/${contactGroups.name}/${group}/contacts`, {
        method: 'POST',
        body: { ids: [contact.id] },
      });
      await followOwnChange();
      await refetch();
      notify(groupWords.added(contact.name ?? `ID ${contact.id}`, result.added === 1), { type: 'success' });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 720, mb: 1 }}>
      {[persons, companies].map(({ name, label }) => (
        <RecordFinder
          key={name}
          id={`add-${name}`}
          label={groupWords.addMember(label.singular)}
          resource={name}
          onChoose={(contact) => void add(contact)}
        />
      ))}
      {refusal !== null && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {refusal}
        </Alert>
      )}
    </Box>
  );
}

/** Exports or removes the selected members; if none are selected, it says so. */
function MemberActions({ group }: { group: number }) {
  const [open, setOpen] = useState<'remove' | 'export' | 'nothing' | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { ids, count, clear } = useMarked();
  const { refetch } = useListContext();
  const followOwnChange = useFollowOwnChange(group);
  const notify = useNotify();
  const close = () => setOpen(null);

  const remove = async () => {
    setPending(true);
    setRefusal(null);
    try {
      const { removed } = await apiFetch<{ removed: number }>(`/${contactGroups.name}/${group}/contacts`, {
        method: 'DELETE',
        body: { ids },
      });
      clear();
      await followOwnChange();
      await refetch();
      close();
      notify(groupWords.removed(removed), { type: 'success' });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(count === 0 ? 'nothing' : 'export')}>
        {groupWords.exportMembers}
      </Button>
      <Button size="small" variant="outlined" color="error" onClick={() => setOpen(count === 0 ? 'nothing' : 'remove')}>
        {groupWords.removeMembers}
      </Button>
      {open === 'remove' && (
        <ChoiceDialog
          title={groupWords.removeMembers}
          onClose={close}
          choices={[
            { label: groupWords.cancel, act: close, main: true },
            { label: groupWords.remove, act: () => void remove(), color: 'error', busy: isPending },
          ]}
        >
          {groupWords.removeQuestion}
          {refusal !== null && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {refusal}
            </Alert>
          )}
        </ChoiceDialog>
      )}
      {open === 'export' && (
        <MarkedExport
          title={groupWords.exportMembers}
          path={groupExportPath}
          ids={ids}
          extras={{ contactGroupIds: [group] }}
          onClose={close}
        />
      )}
      {open === 'nothing' && (
        <ChoiceDialog
          title={groupWords.sections.members}
          onClose={close}
          choices={[{ label: groupWords.ok, act: close, main: true }]}
        >
          {groupWords.nothingSelected}
        </ChoiceDialog>
      )}
    </>
  );
}

/**
 * Removing members raises the version of the form's group. The form takes over that version, so that the user's own
 * change does not make the save stale. If another editor has changed the group's fields, saving reports it.
 */
function useFollowOwnChange(group: number): () => Promise<void> {
  const form = useFormContext();
  const read = useReadRecord(contactGroups.name);
  return useCallback(async () => {
    const fresh = await read(group).catch(() => null);
    const before = form.control._defaultValues;
    if (fresh && sameContent(writableValues(contactGroups.name, fresh), writableValues(contactGroups.name, before)))
      form.setValue('_version', fresh._version);
  }, [form, group, read]);
}
