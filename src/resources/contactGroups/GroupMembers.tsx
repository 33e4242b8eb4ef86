import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { InfiniteListBase, useListContext, useNotify } from 'react-admin';
import { contactTable } from '../../../domain/types/contact';
import { contactWords, groupWords } from '../../i18n/types';
import { listWords } from '../../i18n/lists';
import { ListTypeProvider, type ListedType, type Row } from '../../list/ListType';
import { LoadMore } from '../../list/ListPage';
import { queryOptions } from '../../list/ListFrame';
import { SelectionGuard } from '../../list/selection/SelectionBar';
import { ContentTable } from '../../list/ContentList';
import { FieldColumn } from '../../list/table/FieldColumn';
import { editPath } from '../../ui/paths';
import { untitled } from '../../i18n/untitled';
import { email, text } from '../../../domain/fields';
import { localized } from '../../../domain/locales';
import { MemberActions } from './MemberActions';
import Box from '@mui/material/Box';
import { companies } from '../../../domain/types/company';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { apiFetch } from '../../api/http';
import { RecordFinder } from '../../fields/records/RecordInput';
import type { RelatedRecord } from '../../fields/records/recordOption';
import { useFollowOwnChange } from './useFollowOwnChange';
import { LoadFailed } from '../../ui/page';

/** Persons first, then by name. */
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

/** As high as its rows, if they fit. */
const tableBox = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '70vh',
  my: 1,
  '& > .RaDataTable-root, && .RaDataTable-tableWrapper': { flex: '0 1 auto', minHeight: 0 },
} as const;

const typeOf = (row: Row) => (row.type === 'company' ? companies : persons);

/** What the table needs to know about contacts, which are of two types. */
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

/** Adds persons and organisations to the group of the form, one by one, found by typing. */
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
