import NextIcon from '@mui/icons-material/SkipNext';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import type { ContentLocale } from '../../../domain/locales';
import { gapsOfField } from '../../../domain/translations/gaps';
import { useFormGaps } from '../../fields/german/FormGaps';
import { useFormType } from '../../fields/FormType';
import { formWords } from '../../i18n/forms';
import { translationWords } from '../../i18n/translations';
import { ariaKeys, keyTable } from '../../keys/keyTable';
import { listPath } from '../../routing/paths';
import { useFormChanges } from '../useFormChanges';

/** Where in the queue of gaps somebody is, and the way to the next one. In: the field where somebody was led last. */
export function GapBar({ field: name, locale, onNext }: { field: string; locale: ContentLocale; onNext: () => void }) {
  const type = useFormType();
  const form = useFormContext();
  const known = useFormGaps();
  const field = type.fields[name] as Field | undefined;
  const [, setChanges] = useState(0);
  useFormChanges(form, 300, () => setChanges((count) => count + 1));
  if (!field || !known) return null;
  const gap = gapsOfField(type, name, field, form.getValues(), known.stored, known.gaps).find((one) => one.locale === locale)?.gap;
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ mb: 1, py: 0, alignItems: 'center', flexWrap: 'wrap', '& .MuiAlert-action': { p: 0, gap: 1 } }}
      action={(
        <>
          <Button color="inherit" size="small" component={LinkBase} to={listPath('translation-gaps')}>{translationWords.backToQueue}</Button>
          <Button color="inherit" size="small" variant="outlined" startIcon={<NextIcon />} onClick={onNext} aria-keyshortcuts={ariaKeys(keyTable.translations.nextGap)}>{formWords.nextGap}</Button>
        </>
      )}
    >
      {translationWords.here(field.label, locale, gap?.state ?? null)}
    </Alert>
  );
}
