import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InboxItem } from '../../../domain/inbox/inbox';
import type { Proposed } from '../../../domain/review/alternatives';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import { proposalWords } from '../../i18n/review';
import type { LanguageNote } from '../../form/languages/LanguageTabs';
import { isSettled } from './proposed/adopt';
import { useReviewState } from './ReviewState';
import { useUnseenCount } from './UnseenLanguages';

/** All differences in the order of languages, and those still undecided. */
export function useOpenDifferences(): { all: Proposed<InboxItem>[]; open: Proposed<InboxItem>[] } {
  const { type, proposed } = useReviewState();
  const { control } = useFormContext();
  const all = useMemo(
    () => contentLocales.flatMap((locale) => [...proposed.values()].filter(({ place }) => place.locale === locale)),
    [proposed],
  );
  const values = useWatch({ control, name: all.map(({ place }) => place.path) }) as unknown[];
  const open = all.filter((one, index) => !isSettled(type, one, values[index]));
  return { all, open };
}

/** The badge of a language's tab: the number of open differences, or else of prefilled fields not seen yet. */
export function useTabNote(locale: ContentLocale): LanguageNote {
  const count = useOpenDifferences().open.filter(({ place }) => place.locale === locale).length;
  const unseen = useUnseenCount(locale);
  if (count > 0) return { sign: '≠', count, words: proposalWords.openIn(count) };
  return unseen > 0 ? { sign: '✎', count: unseen, words: proposalWords.unseen(unseen) } : null;
}
