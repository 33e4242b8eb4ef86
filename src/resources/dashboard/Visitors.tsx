import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, Fragment } from 'react';
import { useCanAccess } from 'react-admin';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { type Visits, dashboardListLength, type ReadEntry } from '../../../domain/administration/dashboard';
import { contents, contentTypeNames, contentOf } from '../../../domain/contents';
import { locales } from '../../../domain/locales';
import { dashboardWords } from '../../i18n/administration';
import { useFeature } from '../../session/config';
import { formatDay } from '../../ui/format';
import { untitled } from '../../i18n/untitled';
import { editPath } from '../../ui/paths';
import { EmptyNote, Panel, Panels } from './Panel';
import { Reads } from './Reads';
import { isPeriod, type DashboardChoice } from './useDashboard';
import { Figures, NumberWithBar } from './Figures';

interface VisitorsProps {
  visits: Visits | undefined;
  looking: DashboardChoice;
  look: (next: Partial<DashboardChoice>) => void;
  /** Shown below the days, to explain why there is nothing. */
  children: ReactNode;
}

/** What visitors read and where, and their feedback, in the chosen period. */
export function Visitors({ visits, looking, look, children }: VisitorsProps) {
  const isOn = useFeature();
  const { canAccess: seesLogs = false } = useCanAccess({ resource: 'logs', action: 'list' });
  const types = contentTypeNames.filter((type) => contents[type].listed && isOn(contents[type].feature));
  const day = (name: 'from' | 'till') => (
    <TextField
      type="date"
      size="small"
      label={dashboardWords[name]}
      value={looking[name]}
      error={!isPeriod(looking)}
      onChange={({ target }) => look({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 3, mb: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {dashboardWords.visits}
        </Typography>
        <Box
          role="search"
          aria-label={dashboardWords.visits}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, auto) 170px 140px' },
            columnGap: 1,
            rowGap: 2,
            width: { xs: 1, md: 'auto' },
          }}
        >
          {day('from')}
          {day('till')}
          <TextField
            select
            size="small"
            label={dashboardWords.type}
            value={types.some((type) => type === looking.type) ? looking.type : ''}
            onChange={({ target }) => look({ type: target.value })}
            slotProps={shrunk}
          >
            <MenuItem value="">{dashboardWords.allTypes}</MenuItem>
            {types.map((type) => (
              <MenuItem key={type} value={type}>
                {contents[type].label.plural}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={dashboardWords.language}
            value={locales.some((locale) => locale === looking.language) ? looking.language : ''}
            onChange={({ target }) => look({ language: target.value })}
            slotProps={shrunk}
          >
            <MenuItem value="">{dashboardWords.allLanguages}</MenuItem>
            {locales.map((locale) => (
              <MenuItem key={locale} value={locale}>
                {dashboardWords.languages[locale]}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </Box>
      {!isPeriod(looking) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {dashboardWords.wrongSpan}
        </Alert>
      )}
      {children}
      {visits && (
        <Panels width={440}>
          <Panel title={visits.step === 'day' ? dashboardWords.perDay : dashboardWords.perMonth}>
            <Reads visits={visits} looking={looking} seesLogs={seesLogs} />
          </Panel>
          <Panel title={dashboardWords.origins}>
            {visits.origins.length === 0 ? (
              <EmptyNote>{dashboardWords.noOrigins}</EmptyNote>
            ) : (
              <Origins origins={visits.origins} />
            )}
          </Panel>
          <Panel title={dashboardWords.mostOf[looking.type] ?? dashboardWords.most}>
            <Most visits={visits} looking={looking} />
          </Panel>
          <Panel title={dashboardWords.feedback}>
            {visits.feedback.latest.length === 0 ? (
              <EmptyNote>{dashboardWords.noFeedback}</EmptyNote>
            ) : (
              <Feedback feedback={visits.feedback} />
            )}
          </Panel>
        </Panels>
      )}
    </>
  );
}

/** An empty choice needs a label as well. */
const shrunk = { inputLabel: { shrink: true }, select: { displayEmpty: true } } as const;

/** The websites that show our lists. */
function Origins({ origins }: Pick<Visits, 'origins'>) {
  return (
    <Figures
      label={dashboardWords.origins}
      columns={[{ label: dashboardWords.origin }, { label: dashboardWords.reads, isNumber: true }]}
      rows={origins.map(({ origin, count }) => ({
        key: origin,
        cells: [
          origin || dashboardWords.otherOrigins,
          <NumberWithBar key="count" count={count} most={origins[0]?.count ?? 1} />,
        ],
      }))}
    />
  );
}

/** Whether visitors found pages helpful, and their comments. */
function Feedback({ feedback: { positive, negative, latest } }: Pick<Visits, 'feedback'>) {
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

/** Answers one below another, because a table would leave no room for comments. */
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

/** The most read records of a type and language; if no type is chosen, of all types together. */
export function mostReadRecords(
  { most: all }: Pick<Visits, 'most'>,
  { type, language }: Pick<DashboardChoice, 'type' | 'language'>,
): ReadEntry[] {
  return all
    .filter(({ resource, locale }) => (type === '' || resource === type) && locale === (language || 'all'))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, dashboardListLength);
}

/** The most read records, with links to their forms. */
function Most({ visits, looking }: { visits: Visits; looking: DashboardChoice }) {
  const entries = mostReadRecords(visits, looking);
  const highest = entries[0]?.count ?? 1;
  if (entries.length === 0) return <EmptyNote>{dashboardWords.nothingRead}</EmptyNote>;
  return (
    <Figures
      label={dashboardWords.mostOf[looking.type] ?? dashboardWords.most}
      columns={[
        { label: dashboardWords.id, isNumber: true },
        { label: dashboardWords.entryTitle },
        { label: dashboardWords.reads, isNumber: true },
      ]}
      rows={entries.map(({ resource, id, title, count }) => ({
        key: `${resource} ${id}`,
        cells: [
          id,
          <Fragment key="title">
            <MuiLink component={Link} to={editPath(resource, id)} color="textPrimary">
              {title || untitled.de}
            </MuiLink>
            {looking.type === '' && <Box sx={{ color: 'text.secondary' }}>{contentOf(resource)?.label.singular}</Box>}
          </Fragment>,
          <NumberWithBar key="count" count={count} most={highest} />,
        ],
      }))}
    />
  );
}
