import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldDifference } from '../../../domain/review/compare';
import { locales, type Locale } from '../../../domain/locales';
import { proposalWords } from '../../i18n/inbox';
import type { LanguageNote } from '../../ui/form/LanguageNotes';
import { isTaken } from './adopt';
import { useReviewState } from './ReviewState';

/** The differences by language, as somebody goes through them, and those that still want a decision. */
export function useOpenDifferences(): { all: FieldDifference[]; open: FieldDifference[] } {
  const { type, differences } = useReviewState();
  const { control } = useFormContext();
  const all = useMemo(
    () => locales.flatMap((locale) => [...differences.values()].filter(({ place }) => place.locale === locale)),
    [differences],
  );
  const values = useWatch({ control, name: all.map(({ place }) => place.path) }) as unknown[];
  // What only we have changed stands as we want it.
  const open = all.filter((difference, index) => difference.change !== 'ours' && !isTaken(type, difference, values[index]));
  return { all, open };
}

/** How many differences are open in a language, for its tab. */
export function useOpenNote(locale: Locale): LanguageNote {
  const count = useOpenDifferences().open.filter(({ place }) => place.locale === locale).length;
  return count > 0 ? { sign: '≠', count, words: proposalWords.openIn(count) } : null;
}
