import NextIcon from '@mui/icons-material/SkipNext';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import { translatedPath, type ContentLocale } from '../../../domain/locales';
import { gapsOfField, placesOfGap } from '../../../domain/translations/gaps';
import { useFormGaps, useFormType } from '../../fields/formContext';
import { formWords } from '../../i18n/forms';
import { translationWords } from '../../i18n/lists';
import { ariaKeys, keyTable } from '../../keys/keyTable';
import { listPath } from '../../ui/paths';
import { useFeature } from '../../session/config';
import { barStyles, belowHeader } from '../header/belowHeader';
import { problemLabel } from '../problems/problems';
import { useFormChanges } from '../useFormChanges';
import { rootOf } from './gapsInForm';
import type { Led } from './useNextGap';

/**
 * The position in the queue of gaps, and a button for the next one.
 * @param props the last gap shown
 */
export function GapBar({ field: name, path, locale, onNext }: Led & { locale: ContentLocale; onNext: () => void }) {
  const type = useFormType();
  const form = useFormContext();
  const known = useFormGaps();
  const field = type.fields[name] as Field | undefined;
  const isOn = useFeature();
  const [, setChanges] = useState(0);
  useFormChanges(form, 300, () => setChanges((count) => count + 1));
  if (!field || !known) return null;
  const values = form.getValues();
  const gap = gapsOfField(type, name, field, values, known.stored, known.gaps).find(
    (one) => one.locale === locale,
  )?.gap;
  const isWithin = path !== null && rootOf(path) !== path && !field.translated;
  const place = isWithin && gap ? placesOfGap(type, field, values, gap, isOn).find((one) => one.path === path) : gap;
  return (
    <Box ref={belowHeader} sx={barStyles}>
      <Alert
        severity="info"
        icon={false}
        sx={{ flexGrow: 1, py: 0, alignItems: 'center', flexWrap: 'wrap', '& .MuiAlert-action': { p: 0, gap: 1 } }}
        action={
          <>
            <Button color="inherit" size="small" component={LinkBase} to={listPath('translation-gaps')}>
              {translationWords.backToQueue}
            </Button>
            <Button
              color="inherit"
              size="small"
              variant="outlined"
              startIcon={<NextIcon />}
              onClick={onNext}
              aria-keyshortcuts={ariaKeys(keyTable.translations.nextGap)}
            >
              {formWords.nextGap}
            </Button>
          </>
        }
      >
        {translationWords.here(
          problemLabel(type, isWithin ? path : translatedPath(name, true, locale)),
          place?.state ?? null,
        )}
      </Alert>
    </Box>
  );
}
