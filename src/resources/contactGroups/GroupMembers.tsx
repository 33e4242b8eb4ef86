import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { InfiniteListBase, useListContext } from 'react-admin';
import { contactTable } from '../../../domain/types/contact';
import { contactWords, groupWords } from '../../i18n/types';
import { listWords } from '../../i18n/lists';
import { LoadMore } from '../../list/LoadMore';
import { queryOptions } from '../../list/queryOptions';
import { SelectionBar } from '../../list/selection/SelectionBar';
import { SelectionGuard } from '../../list/selection/SelectionGuard';
import { AddMember } from './AddMember';
import { MemberActions } from './MemberActions';
import { MemberTable, type Member } from './MemberTable';

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
