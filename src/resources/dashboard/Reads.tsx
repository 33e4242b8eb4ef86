import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Visits } from '../../../domain/administration/dashboard';
import { readCategory } from '../../../domain/administration/telemetry';
import { locales, type Locale } from '../../../domain/locales';
import { dashboardWords } from '../../i18n/administration';
import { formatDay } from '../../ui/format';
import { filteredList } from '../../ui/paths';
import { Figures } from './Figures';
import { EmptyNote } from './Panel';
import type { DashboardChoice } from './useDashboard';

const ReadsChart = lazy(async () => ({ default: (await import('./ReadsChart')).ReadsChart }));

/** Reads per period, as columns and as numbers; these link to the logs for users who may see them. */
export function Reads({ visits, looking, seesLogs }: { visits: Visits; looking: DashboardChoice; seesLogs: boolean }) {
  const { palette } = useTheme();
  const navigate = useNavigate();
  const periods = useMemo(() => readPeriods(visits, looking), [visits, looking]);
  const shown = readLocales.filter((locale) => periods.some(({ counts }) => counts[locale]));
  const total = periods.reduce((sum, period) => sum + period.total, 0);
  const highest = periods.toSorted((a, b) => b.total - a.total)[0];
  if (total === 0 || !highest) return <EmptyNote>{dashboardWords.nothingRead}</EmptyNote>;
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

dayjs.extend(utc);
const isoDay = 'YYYY-MM-DD';

type ReadLocale = Locale | '';

/** A day or month with its reads by language; empty ones are included. */
interface Period {
  start: string;
  /** The last of its days within the chosen period. */
  end: string;
  counts: Partial<Record<ReadLocale, number>>;
  total: number;
}

/** The order of languages in stacked columns. */
const readLocales: readonly ReadLocale[] = [...locales, ''];

/** All periods from the first day to the last, for the chosen type and language. */
export function readPeriods(
  { from, till, step, periods }: Pick<Visits, 'from' | 'till' | 'step' | 'periods'>,
  { type, language }: Pick<DashboardChoice, 'type' | 'language'>,
): Period[] {
  const found = new Map(
    startsOf(from, till, step).map((start) => [
      start,
      { start, end: endOf(start, till, step), counts: {}, total: 0 } as Period,
    ]),
  );
  for (const { start, resource, locale, count } of periods) {
    const period = found.get(start);
    if (!period || (type !== '' && resource !== type) || (language !== '' && locale !== language)) continue;
    period.counts[locale] = (period.counts[locale] ?? 0) + count;
    period.total += count;
  }
  return [...found.values()];
}

function startsOf(from: string, till: string, step: Visits['step']): string[] {
  const starts: string[] = [];
  for (let start = dayjs.utc(from).startOf(step); !start.isAfter(dayjs.utc(till)); start = start.add(1, step))
    starts.push(start.format(isoDay));
  return starts;
}

function endOf(start: string, till: string, step: Visits['step']): string {
  const end = dayjs.utc(start).endOf(step).format(isoDay);
  return end < till ? end : till;
}
