import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, createContext, useContext, useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { localesOf, type ContentLocale, contentLocales } from '../../../domain/locales';
import { useFormType } from '../../fields/formContext';
import { formWords } from '../../i18n/forms';
import { fieldParameter, languageParameter } from '../../ui/paths';
import { focusField, singleRetry } from '../problems/focusField';
import type { Missing } from './missingTexts';

interface LanguageTabsProps {
  locale: ContentLocale;
  onChange: (locale: ContentLocale) => void;
  /** The fields without a text, by language; if missing, the tabs only switch. */
  missing?: Missing;
  /** The id of the tab panel. */
  controls: string;
}

/**
 * The languages of the type. A badge shows the number of missing translations, in words for screen readers. Does not
 * use MUI's tabs, since three tabs do not need their scrolling.
 */
export function LanguageTabs({ locale, onChange, missing, controls }: LanguageTabsProps) {
  const locales = localesOf(useFormType());
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = locales.at((locales.indexOf(locale) + step) % locales.length) ?? 'de';
    onChange(next);
    document.getElementById(`${controls}-${next}`)?.focus();
  };
  if (locales.length < 2) return null;
  return (
    <Box role="tablist" aria-label={formWords.language} onKeyDown={onKeyDown} sx={{ display: 'flex' }}>
      {locales.map((value) => (
        <LanguageTab
          key={value}
          value={value}
          selected={value === locale}
          labels={missing?.[value] ?? []}
          noted={missing !== undefined}
          controls={controls}
          onSelect={() => onChange(value)}
        />
      ))}
    </Box>
  );
}

const badge = { minWidth: 16, height: 16, px: 0.5, borderRadius: 2, fontSize: 11, lineHeight: '16px', fontWeight: 600 };

function LanguageTab({
  value,
  selected,
  labels,
  noted,
  controls,
  onSelect,
}: {
  value: ContentLocale;
  selected: boolean;
  labels: readonly string[];
  noted: boolean;
  controls: string;
  onSelect: () => void;
}) {
  const code = value.toUpperCase();
  const found = useLanguageNote(value);
  const note = noted ? found : null;
  const name = labels.length > 0 ? formWords.missing(value, labels.length) : code;
  return (
    <ButtonBase
      role="tab"
      title={labels.length > 0 ? formWords.missingList(labels) : formWords.languageNames[value]}
      id={`${controls}-${value}`}
      aria-controls={controls}
      aria-selected={selected}
      aria-label={note ? `${name}, ${note.words}` : name}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      sx={{
        px: { xs: 0.75, sm: 1.25 },
        height: 34,
        gap: 0.5,
        typography: 'button',
        borderBottom: 2,
        borderColor: selected ? 'primary.main' : 'transparent',
        color: selected ? 'primary.main' : 'text.secondary',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {code}
      {labels.length > 0 && (
        <Box component="span" sx={{ ...badge, bgcolor: 'warning.main', color: 'warning.contrastText' }}>
          {labels.length}
        </Box>
      )}
      {note && (
        <Box
          component="span"
          title={note.words}
          sx={{ ...badge, bgcolor: 'info.main', color: 'info.contrastText', whiteSpace: 'pre' }}
        >
          {note.sign}
          {/* On a narrow tab, only the sign fits. */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            {note.count}
          </Box>
        </Box>
      )}
    </ButtonBase>
  );
}

/** A badge on the tab of a language: a sign and its meaning in words; null for none. */
export type LanguageNote = { sign: string; count: number; words: string } | null;

/** A hook that is called once per tab in the form. */
const Notes = createContext<(locale: ContentLocale) => LanguageNote>(() => null);

/** Provides other badges than the number of missing translations; `value` must be stable. */
export const LanguageNotesProvider = Notes.Provider;

function useLanguageNote(locale: ContentLocale): LanguageNote {
  const useNote = useContext(Notes);
  return useNote(locale);
}

/**
 * The language that a URL requests, as in the link of a search result.
 * @param search the query of the URL
 */
export function languageIn(search: string): ContentLocale | undefined {
  const requested = new URLSearchParams(search).get(languageParameter);
  return contentLocales.find((locale) => locale === requested);
}

/**
 * Applies the language and field in a link to a record whose form is already open, and removes them from the URL, so
 * that going back leaves the form. A separate component, so that no field re-renders.
 */
export function AddressLanguage({
  box,
  onRequested,
}: {
  box: RefObject<HTMLElement | null>;
  onRequested: (locale: ContentLocale) => void;
}) {
  const location = useLocation();
  const navigate = useNavigate();
  const way = useNavigationType();
  const [first] = useState(location);
  const [wait] = useState(singleRetry);
  useEffect(() => () => wait(null), [wait]);
  useEffect(() => {
    const requested = languageIn(location.search);
    if (!requested || first.key === location.key || first.pathname !== location.pathname || way === 'POP') return;
    onRequested(requested);
    const field = new URLSearchParams(location.search).get(fieldParameter);
    wait(field === null ? null : () => focusField(box.current, field));
    if (way === 'PUSH') void navigate(-1);
  }, [box, first, location, navigate, onRequested, wait, way]);
  return null;
}
