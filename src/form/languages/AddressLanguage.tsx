import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import { languageParameter } from '../../routing/paths';

/** In: the part of an address behind its path. Out: the language that it asks for: a hit of the search opens in the one it was found in. */
export function languageIn(search: string): ContentLocale | undefined {
  const asked = new URLSearchParams(search).get(languageParameter);
  return contentLocales.find((locale) => locale === asked);
}

/**
 * Shows the language that a link to the record asks for whose form stands open already, and takes the address of the link back: the way back leads out of the form.
 * By itself, so that no field is drawn anew for another address.
 */
export function AddressLanguage({ onAsked }: { onAsked: (locale: ContentLocale) => void }) {
  const location = useLocation();
  const way = useNavigationType();
  const latest = { onAsked, navigate: useNavigate(), way };
  const current = useRef(latest);
  current.current = latest;
  const shown = useRef(location);
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before.key === location.key || before.pathname !== location.pathname || current.current.way === 'POP') return;
    const asked = languageIn(location.search);
    if (!asked) return;
    current.current.onAsked(asked);
    if (current.current.way === 'PUSH') void current.current.navigate(-1);
  }, [location]);
  return null;
}
