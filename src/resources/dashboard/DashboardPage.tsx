import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { dashboardWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { LoadFailed } from '../../ui/page';
import { isPeriod, useDashboard } from './useDashboard';
import { Visitors } from './Visitors';
import { OpenTasks } from './OpenTasks';

/** /dashboard: open tasks, and what visitors read. */
export function DashboardPage() {
  const { data, known, error, isFetching, refetch, looking, look } = useDashboard();
  const problem = error && !isFetching && (
    <LoadFailed what={dashboardWords.failed} error={error} onRetry={() => void refetch()} />
  );
  return (
    <Box sx={{ p: 2, maxWidth: 1400, position: 'relative' }} aria-busy={isFetching}>
      {isFetching && (
        <LinearProgress
          aria-label={dashboardWords.loading}
          sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2 }}
        />
      )}
      <Typography variant="h1" sx={{ mb: 2 }}>
        {pageLabels.dashboard.plural}
      </Typography>
      {!known && problem}
      {known && <OpenTasks overview={known} />}
      {(known || !isPeriod(looking)) && (
        <Visitors visits={data?.visits} looking={looking} look={look}>
          {known && problem}
        </Visitors>
      )}
    </Box>
  );
}
