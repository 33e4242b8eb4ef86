import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { contentOf } from '../../../domain/contents';
import { mostNamed, type ReadEntry, type Visits } from '../../../domain/administration/dashboard';
import { dashboardWords } from '../../i18n/administration';
import { untitled } from '../../i18n/untitled';
import { editPath } from '../../ui/paths';
import { Figures, Measured } from './Figures';
import { Nothing } from './Panel';
import type { Looking } from './useDashboard';

/** The most read records of a type and language; of all types together if none is chosen. */
export function mostRead(
  { most: all }: Pick<Visits, 'most'>,
  { type, language }: Pick<Looking, 'type' | 'language'>,
): ReadEntry[] {
  return all
    .filter(({ resource, locale }) => (type === '' || resource === type) && locale === (language || 'all'))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostNamed);
}

/** The most read records, with links to their forms. */
export function Most({ visits, looking }: { visits: Visits; looking: Looking }) {
  const entries = mostRead(visits, looking);
  const highest = entries[0]?.count ?? 1;
  if (entries.length === 0) return <Nothing>{dashboardWords.nothingRead}</Nothing>;
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
          <Measured key="count" count={count} most={highest} />,
        ],
      }))}
    />
  );
}
