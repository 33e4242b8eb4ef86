import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import type { Place } from '../../../domain/review/places';
import { useFormLanguage } from '../../fields/formContext';
import { proposalWords } from '../../i18n/review';

type Unseen = { locale: ContentLocale; places: readonly Place[] }[];

const Context = createContext<{ unseen: Unseen; see: (locale: ContentLocale) => void }>({
  unseen: [],
  see: () => undefined,
});

/** Tracks the languages of a prefilled record with fields that the editor has not seen yet. */
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
export function useUnseenCount(locale: ContentLocale): number {
  return useContext(Context).unseen.find((one) => one.locale === locale)?.places.length ?? 0;
}

/** Points to prefilled fields in languages that are not shown, until they have been seen. */
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
