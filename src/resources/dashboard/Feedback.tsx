import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import type { Visits } from '../../../domain/administration/dashboard';
import { dashboardWords } from '../../i18n/administration';
import { formatDay } from '../../ui/format';
import { Figures } from './Figures';

/** Whether pages helped their visitors, and their comments. */
export function Feedback({ feedback: { positive, negative, latest } }: Pick<Visits, 'feedback'>) {
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const share = Math.round((positive / (positive + negative)) * 100);
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <Typography gutterBottom>{dashboardWords.positive(share, positive, positive + negative)}</Typography>
        <LinearProgress
          variant="determinate"
          value={share}
          color="success"
          aria-hidden="true"
          sx={{ height: 10, borderRadius: 1 }}
        />
      </Box>
      {isNarrow ? (
        <Answers answers={latest} />
      ) : (
        <Figures
          label={dashboardWords.feedback}
          columns={[
            { label: dashboardWords.date, isShort: true },
            { label: dashboardWords.origin },
            { label: dashboardWords.rating, isShort: true },
            { label: dashboardWords.comment },
          ]}
          rows={latest.map(({ at, page, isGood, comment }, index) => ({
            key: `${at} ${index}`,
            cells: [formatDay(at), page, ratingOf(isGood), comment],
          }))}
        />
      )}
    </>
  );
}

const ratingOf = (isGood: boolean) => (isGood ? dashboardWords.good : dashboardWords.bad);

/** One below another, where a table would leave no room for comments. */
const Answers = ({ answers }: { answers: Visits['feedback']['latest'] }) => (
  <Box
    component="ul"
    aria-label={dashboardWords.feedback}
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}
  >
    {answers.map(({ at, page, isGood, comment }, index) => (
      <li key={`${at} ${index}`}>
        <Box sx={{ fontWeight: 500 }}>{ratingOf(isGood)}</Box>
        {comment && <div>{comment}</div>}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {formatDay(at)} · {page}
        </Box>
      </li>
    ))}
  </Box>
);
