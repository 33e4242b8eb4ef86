import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Declaration, Place } from '../../domain/review/places';
import { Difference } from './Difference';
import { placeLabel } from './values';

interface PlaceDifference {
  place: Place;
  before: unknown;
  after: unknown;
}

interface DifferenceListProps {
  type: Declaration;
  differences: readonly PlaceDifference[];
  /** The heading level of the field names; by default the one below a dialog's title. */
  heading?: 'h2' | 'h3';
  /** An action for each difference. */
  action?: (difference: PlaceDifference) => ReactNode;
}

/** Differences in a list, each under the name of its field. */
export function DifferenceList({ type, differences, heading = 'h3', action }: DifferenceListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {differences.map((difference) => {
        const { place, before, after } = difference;
        return (
          <Box
            component="li"
            key={place.path}
            sx={{ py: 1, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 1,
                minHeight: 32,
              }}
            >
              <Typography component={heading} variant="subtitle2">
                {placeLabel(place)}
              </Typography>
              {action?.(difference)}
            </Box>
            <Box lang={place.locale}>
              <Difference type={type} place={place} before={before} after={after} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
