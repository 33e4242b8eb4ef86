import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import type { Visits } from '../../../domain/administration/dashboard';
import { contents, contentTypeNames } from '../../../domain/contents';
import { locales } from '../../../domain/locales';
import { dashboardWords } from '../../i18n/administration';
import { useFeature } from '../../session/config';
import { Feedback } from './Feedback';
import { Most } from './Most';
import { Nothing, Panel, Panels } from './Panel';
import { Reads } from './Reads';
import { isSpan, type Looking } from './useDashboard';
import { Figures, Measured } from './Figures';

interface VisitorsProps {
  visits: Visits | undefined;
  looking: Looking;
  look: (next: Partial<Looking>) => void;
  /** Below the days: why there is nothing. */
  children: ReactNode;
}

/** What visitors read, where, and their feedback, on the chosen days. */
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
      error={!isSpan(looking)}
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
      {!isSpan(looking) && (
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
              <Nothing>{dashboardWords.noOrigins}</Nothing>
            ) : (
              <Origins origins={visits.origins} />
            )}
          </Panel>
          <Panel title={dashboardWords.mostOf[looking.type] ?? dashboardWords.most}>
            <Most visits={visits} looking={looking} />
          </Panel>
          <Panel title={dashboardWords.feedback}>
            {visits.feedback.latest.length === 0 ? (
              <Nothing>{dashboardWords.noFeedback}</Nothing>
            ) : (
              <Feedback feedback={visits.feedback} />
            )}
          </Panel>
        </Panels>
      )}
    </>
  );
}

/** An empty choice has a label, too. */
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
          <Measured key="count" count={count} most={origins[0]?.count ?? 1} />,
        ],
      }))}
    />
  );
}
