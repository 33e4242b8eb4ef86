import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { contactWords } from '../../i18n/contacts';
import { groupWords } from '../../i18n/contactGroups';
import { listTexts } from '../../i18n/lists';
import { LoadMore } from '../../list/LoadMore';
import { SelectionBar } from '../../list/selection/SelectionBar';
import { useSelection } from '../../list/useSelection';
import { MemberActions } from './MemberActions';
import { MemberTable } from './MemberTable';
import { useMembers } from './useMembers';

/** The members of a group: read 30 at a time, exported, removed (document 2, section 2 "Contact groups"). */
export function GroupMembers({ group }: { group: number }) {
  const members = useMembers(group);
  const { query, refetch } = members;
  const records = members.records as never as Parameters<typeof useSelection>[0]['records'];
  const selection = useSelection({ query, records });
  const { rows, loaded, error, busy, retry } = members.records;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="group-members" sx={{ p: 2, mb: 2 }}>
      <Typography id="group-members" component="h2" variant="overline" sx={{ display: 'block', lineHeight: 1.5, mb: 1, color: 'text.secondary' }}>{groupWords.sections.members}</Typography>
      {!loaded && !error && <LinearProgress aria-label={listTexts.loading} />}
      {error && !busy && <Alert severity="error" action={<Button color="inherit" size="small" onClick={retry}>{groupWords.retry}</Button>}>{groupWords.membersFailed} {error.message}</Alert>}
      {loaded && rows.length === 0 && <Typography variant="body2">{groupWords.noMembers}</Typography>}
      {rows.length > 0 && (
        <>
          <SelectionBar list={{ records }} selection={selection}>
            <MemberActions group={group} query={query} selection={selection} onRemoved={async () => { await refetch(); }} />
          </SelectionBar>
          <MemberTable rows={rows} selection={selection} />
          <LoadMore list={{ records }} label={contactWords.loadMore} />
        </>
      )}
    </Paper>
  );
}
