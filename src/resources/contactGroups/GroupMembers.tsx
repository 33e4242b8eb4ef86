import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { InfiniteListBase, useListContext, useNotify } from 'react-admin';
import { contactTable } from '../../../domain/types/contact';
import { contactWords, groupWords } from '../../i18n/types';
import { listWords } from '../../i18n/lists';
import { LoadMore } from '../../list/LoadMore';
import { queryOptions } from '../../list/queryOptions';
import { SelectionBar } from '../../list/selection/SelectionBar';
import { SelectionGuard } from '../../list/selection/SelectionGuard';
import { MemberActions } from './MemberActions';
import { MemberTable, type Member } from './MemberTable';
import Box from '@mui/material/Box';
import { companies } from '../../../domain/types/company';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { apiFetch } from '../../api/http';
import { RecordPicker } from '../../fields/records/RecordPicker';
import type { RelatedRecord } from '../../fields/records/recordOption';
import { useFollowOwnChange } from './useFollowOwnChange';

/** Persons first, then by their names. */
const sort = { field: 'type', order: 'DESC' } as const;
const options = { ...queryOptions({ type: 'lastName ASC,firstName ASC,companyName ASC' }), gcTime: 0 };

/** The members of a group: a list of its own inside the form, read 30 at a time, exported, removed. */
export function GroupMembers({ group }: { group: number }) {
  const filter = useMemo(() => ({ contactGroup: [String(group)] }), [group]);
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
        <Members group={group} />
      </InfiniteListBase>
    </Paper>
  );
}

function Members({ group }: { group: number }) {
  const { data, error, isPending, isFetching, refetch } = useListContext<Member>();
  return (
    <>
      {isPending && !error && <LinearProgress aria-label={listWords.loading} />}
      {error && !isFetching && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {groupWords.retry}
            </Button>
          }
        >
          {groupWords.membersFailed} {error.message}
        </Alert>
      )}
      {data?.length === 0 && <Typography variant="body2">{groupWords.noMembers}</Typography>}
      {data !== undefined && data.length > 0 && (
        <>
          <SelectionBar>
            <MemberActions group={group} />
          </SelectionBar>
          <MemberTable />
          <LoadMore label={contactWords.loadMore} />
        </>
      )}
    </>
  );
}

/** Adds persons and organisations to the group whose form is open, one after the other, each found by typing. */
function AddMember({ group }: { group: number }) {
  const [added, setAdded] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { refetch } = useListContext();
  const followOwnChange = useFollowOwnChange(group);
  const notify = useNotify();
  const add = async (contact: RelatedRecord | null) => {
    if (!contact) return;
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
    // The field is empty again, for the next one.
    setAdded((count) => count + 1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 720, mb: 1 }}>
      {[persons, companies].map(({ name, label }) => (
        <RecordPicker
          key={`${name} ${added}`}
          id={`add-${name}`}
          label={groupWords.addMember(label.singular)}
          resource={name}
          value={null}
          onChange={(contact) => void add(contact)}
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
