import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Visits } from '../../../domain/administration/dashboard';
import { readCategory } from '../../../domain/administration/telemetry';
import { dashboardWords } from '../../i18n/administration';
import { formatDay } from '../../ui/format';
import { Figures } from './Figures';
import { filteredList } from '../../ui/filteredList';
import { Nothing } from './Panel';
import { readLocales, readPeriods, type Period } from './readPeriods';
import type { Looking } from './useDashboard';

const ReadsChart = lazy(async () => ({ default: (await import('./ReadsChart')).ReadsChart }));

/** Reads per period: as columns, as numbers, and with access to the logs as links to them. */
export function Reads({ visits, looking, seesLogs }: { visits: Visits; looking: Looking; seesLogs: boolean }) {
  const { palette } = useTheme();
  const navigate = useNavigate();
  const periods = useMemo(() => readPeriods(visits, looking), [visits, looking]);
  const shown = readLocales.filter((locale) => periods.some(({ counts }) => counts[locale]));
  const total = periods.reduce((sum, period) => sum + period.total, 0);
  const highest = periods.toSorted((a, b) => b.total - a.total)[0];
  if (total === 0 || !highest) return <Nothing>{dashboardWords.nothingRead}</Nothing>;
  const colors = {
    de: palette.primary.main,
    fr: palette.info.main,
    it: palette.success.main,
    '': palette.secondary.main,
  };
  const nameOf = ({ start }: Period) => (visits.step === 'day' ? formatDay(start) : formatDay(start).slice(3));
  const linesOf = ({ start, end }: Period) =>
    filteredList('logs', {
      createdAtFrom: [start],
      createdAtTo: [end],
      ...(looking.type && { category: [readCategory(looking.type)] }),
    });
  const series = shown.map((locale) => ({
    label: dashboardWords.languages[locale],
    color: colors[locale],
    counts: periods.map(({ counts }) => counts[locale] ?? 0),
  }));
  return (
    <>
      <Box
        component="ul"
        sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        {series.map(({ label, color, counts }) => (
          <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              aria-hidden="true"
              sx={{ width: 12, height: 12, borderRadius: '2px' }}
              style={{ backgroundColor: color }}
            />
            {label}: {dashboardWords.count(counts.reduce((sum, count) => sum + count, 0))}
          </Box>
        ))}
      </Box>
      <Suspense fallback={<Skeleton variant="rounded" height={chartHeight} />}>
        <Box
          role="img"
          aria-label={dashboardWords.chart(total, highest.total, nameOf(highest))}
          sx={{ height: chartHeight, position: 'relative' }}
        >
          <ReadsChart
            names={periods.map(nameOf)}
            series={series}
            text={palette.text.secondary}
            line={palette.divider}
            onPick={seesLogs ? (index) => navigate(linesOf(periods[index] as Period)) : undefined}
          />
        </Box>
      </Suspense>
      <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', minHeight: 24 } }}>
        <summary>{dashboardWords.asTable}</summary>
        <Figures
          label={dashboardWords.reads}
          columns={[
            { label: visits.step === 'day' ? dashboardWords.day : dashboardWords.month },
            ...shown.map((locale) => ({ label: dashboardWords.languages[locale], isNumber: true })),
            { label: dashboardWords.all, isNumber: true },
          ]}
          rows={periods.map((period) => ({
            key: period.start,
            cells: [
              seesLogs ? (
                <MuiLink key="day" component={Link} to={linesOf(period)} color="textPrimary">
                  {nameOf(period)}
                </MuiLink>
              ) : (
                nameOf(period)
              ),
              ...shown.map((locale) => dashboardWords.count(period.counts[locale] ?? 0)),
              dashboardWords.count(period.total),
            ],
          }))}
        />
      </Box>
    </>
  );
}

/** In pixels. */
const chartHeight = 220;
