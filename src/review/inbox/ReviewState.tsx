import { createContext, useContext, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { Decision, InboxItem } from '../../../domain/inbox/inbox';
import type { Proposed } from '../../../domain/review/alternatives';
import { contentLocales, localesOf, type ContentLocale } from '../../../domain/locales';
import { type Place, placesOf, valueAt, type Declaration, type Side } from '../../../domain/review/places';
import type { Feature } from '../../../domain/features';
import { isEqual } from '../../../domain/review/equal';
import { type ProposalWords, proposalWords } from '../../i18n/review';
import { useFormLanguage, useFormRights } from '../../fields/formContext';
import { hasLanguages } from '../../fields/useField';
import type { LanguageNote } from '../../form/languages/LanguageTabs';
import { isSettled } from './proposed/adopt';

export interface ReviewState {
  type: ContentType;
  /** Proposals by field path. */
  proposed: ReadonlyMap<string, Proposed<InboxItem>>;
  /** Whether a single proposal is in review. */
  isOne: boolean;
  onlyDifferences: boolean;
  /** The type's words for proposals. */
  words: ProposalWords;
  /** Decisions in interim saves, by field path. */
  decisions: ReadonlyMap<string, Decision>;
}

const State = createContext<ReviewState | null>(null);
export const ReviewStateProvider = State.Provider;

/**
 * The review that contains a field.
 * @throws outside a review
 */
export function useReviewState(): ReviewState {
  const state = useContext(State);
  if (!state) throw new Error('useReviewState needs a ReviewStateProvider above it');
  return state;
}

/** Whether the person may write something of a place. What is more in it, the server refuses on saving. */
export function useMayDecide(): (place: Place) => boolean {
  const mayWrite = useFormRights();
  const { type } = useReviewState();
  return useCallback(
    ({ declared, locale }) =>
      mayWrite(locale) || (!declared.translated && hasLanguages(declared) && localesOf(type).some(mayWrite)),
    [mayWrite, type],
  );
}

type Unseen = { locale: ContentLocale; places: readonly Place[] }[];

const Context = createContext<{ unseen: Unseen; see: (locale: ContentLocale) => void }>({
  unseen: [],
  see: () => undefined,
});

/** Tracks in which languages a prefilled record has fields that the editor has not seen yet. */
export function UnseenLanguagesProvider({ places, children }: { places: readonly Place[]; children: ReactNode }) {
  const [seen, setSeen] = useState<readonly ContentLocale[]>([]);
  const see = useCallback(
    (locale: ContentLocale) => setSeen((before) => (before.includes(locale) ? before : [...before, locale])),
    [],
  );
  const value = useMemo(() => {
    const all = contentLocales.map((locale) => ({ locale, places: places.filter((place) => place.locale === locale) }));
    return { see, unseen: all.filter((one) => one.places.length > 0 && !seen.includes(one.locale)) };
  }, [places, see, seen]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The number of prefilled, unseen fields in a language. */
function useUnseenCount(locale: ContentLocale): number {
  return useContext(Context).unseen.find((one) => one.locale === locale)?.places.length ?? 0;
}

/** Points out prefilled fields in languages that are not shown, until they have been seen. */
export function UnseenNotice({ openField }: { openField: (path: string) => void }) {
  const { unseen, see } = useContext(Context);
  const shown = useFormLanguage();
  useEffect(() => see(shown), [see, shown]);
  return unseen
    .filter(({ locale }) => locale !== shown)
    .map(({ locale, places }) => (
      <Alert
        key={locale}
        role="note"
        severity="info"
        sx={{ mb: 2, py: 0, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
        action={
          <Button color="inherit" size="small" onClick={() => openField((places[0] as Place).path)}>
            {proposalWords.toLanguage(locale)}
          </Button>
        }
      >
        {proposalWords.filledIn(
          locale,
          places.map(({ label }) => label),
        )}
      </Alert>
    ));
}

/** All differences ordered by language, and those still undecided. */
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

/** The badge of a language's tab: the number of undecided differences, or of prefilled fields not seen yet. */
export function useTabNote(locale: ContentLocale): LanguageNote {
  const count = useOpenDifferences().open.filter(({ place }) => place.locale === locale).length;
  const unseen = useUnseenCount(locale);
  if (count > 0) return { sign: '≠', count, words: proposalWords.openIn(count) };
  return unseen > 0 ? { sign: '✎', count: unseen, words: proposalWords.unseen(unseen) } : null;
}

/** The places of a record that have values, in fields that this instance shows. */
export function filledPlaces(
  type: Declaration,
  record: Side,
  isOn: (feature: Feature | undefined) => boolean,
): Place[] {
  return placesOf(type).filter((place) => {
    const { declared } = place;
    return isOn(declared.feature) && !isEqual(declared, valueAt(record, place) ?? declared.empty, declared.empty);
  });
}

/** The first language with any text: a record submitted in French opens in French. */
export function languageOfTexts(filled: readonly Place[]): ContentLocale {
  return (
    contentLocales.find((locale) => filled.some((place) => place.declared.translated && place.locale === locale)) ??
    'de'
  );
}
