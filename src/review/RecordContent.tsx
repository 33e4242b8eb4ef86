import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isMissing } from '../../domain/locales';
import { placesOf, valueAt, type Declaration, type Side } from '../../domain/review/places';
import { deletedWords } from '../i18n/administration';
import { Difference } from './Difference';
import { placeLabel } from './values';

/** The whole content of a record, field by field; empty fields are left out. */
export function RecordContent({ type, record }: { type: Declaration; record: Side }) {
  const places = placesOf(type).filter((place) => !isMissing(valueAt(record, place)));
  if (places.length === 0) return <Typography variant="body2">{deletedWords.emptyVersion}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {places.map((place) => {
        const value = valueAt(record, place);
        return (
          <Box key={place.path} sx={{ py: 1, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
            <Typography component="dt" variant="subtitle2">
              {placeLabel(place)}
            </Typography>
            <Box component="dd" lang={place.locale} sx={{ m: 0 }}>
              <Difference type={type} place={place} before={value} after={value} whole />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
