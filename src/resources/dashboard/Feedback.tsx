import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Visits } from '../../../domain/dashboard';
import { dashboardWords } from '../../i18n/dashboard';
import { formatDay } from '../../ui/format';
import { Figures } from './Figures';

/** Whether pages have helped their visitors, and what they say of it. */
export function Feedback({ feedback: { positive, negative, latest } }: Pick<Visits, 'feedback'>) {
  const share = Math.round((positive / (positive + negative)) * 100);
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <Typography gutterBottom>{dashboardWords.positive(share, positive, positive + negative)}</Typography>
        <LinearProgress variant="determinate" value={share} color="success" aria-hidden="true" sx={{ height: 10, borderRadius: 1 }} />
      </Box>
      <Figures
        label={dashboardWords.feedback}
        columns={[{ label: dashboardWords.date, isShort: true }, { label: dashboardWords.origin }, { label: dashboardWords.rating, isShort: true }, { label: dashboardWords.comment }]}
        rows={latest.map(({ at, page, isGood, comment }, index) => ({ key: `${at} ${index}`, cells: [formatDay(at), page, isGood ? dashboardWords.good : dashboardWords.bad, comment] }))}
      />
    </>
  );
}
