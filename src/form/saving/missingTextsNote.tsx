import Box from '@mui/material/Box';
import { LinkBase } from 'react-admin';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import { localesOf } from '../../../domain/locales';
import { formWords } from '../../i18n/forms';
import { editPath, languageParameter } from '../../ui/paths';
import { missingTexts, type IsLeft } from '../languages/missingTexts';

interface Saved {
  /** Before and after the save. */
  before: FieldValues;
  stored: FieldValues;
  isOn: (feature: Feature | undefined) => boolean;
  isLeft: IsLeft;
  /** Whether the form stays open: its tabs then lead there. */
  stays: boolean;
}

/** The missing texts of a record by language, with links, when it becomes public; null on any other save. */
export function missingTextsNote(type: ContentType, { before, stored, isOn, isLeft, stays }: Saved): ReactNode {
  if (stored.isPublic !== true || before.isPublic === true) return null;
  const lacking = localesOf(type)
    .map((locale) => ({ locale, labels: missingTexts(type, stored, locale, isOn, isLeft) }))
    .filter(({ labels }) => labels.length > 0);
  if (lacking.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block', '& a': { color: 'inherit' } }}>
      {formWords.lacking}{' '}
      {lacking.map(({ locale, labels }, index) => (
        <span key={locale}>
          {index > 0 && ', '}
          {stays ? (
            locale.toUpperCase()
          ) : (
            <LinkBase
              to={`${editPath(type.name, stored.id)}?${languageParameter}=${locale}`}
              aria-label={formWords.languageNames[locale]}
            >
              {locale.toUpperCase()}
            </LinkBase>
          )}{' '}
          {formWords.lackingIn(labels)}
        </span>
      ))}
    </Box>
  );
}
