import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import type { Place } from '../../../domain/review/places';
import { useFormLanguage } from '../../fields/FormLanguage';
import { proposalWords } from '../../i18n/review';

type Unseen = { locale: ContentLocale; places: readonly Place[] }[];

const Context = createContext<{ unseen: Unseen; see: (locale: ContentLocale) => void }>({
  unseen: [],
  see: () => undefined,
});

/**
 * Knows in which languages of a prefilled record fields are filled in that nobody has had before their eyes. In: the
 * filled places.
 */
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

/** How many fields of a language are filled in and were not shown yet. */
export function useUnseenCount(locale: ContentLocale): number {
  return useContext(Context).unseen.find((one) => one.locale === locale)?.places.length ?? 0;
}

/**
 * Says what is filled in in other languages than the one shown, or in German because it has none, with the way there;
 * until it was shown.
 */
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
