import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import { languageParameter } from '../../routing/paths';

/** In: the part of an address behind its path. Out: the language that it asks for: a hit of the search opens in the one it was found in. */
export function languageIn(search: string): ContentLocale | undefined {
  const asked = new URLSearchParams(search).get(languageParameter);
  return contentLocales.find((locale) => locale === asked);
}

/** Shows the language that a link to the record asks for whose form stands open already. By itself, so that no field is drawn anew for another address. */
export function AddressLanguage({ onAsked }: { onAsked: (locale: ContentLocale) => void }) {
  const { key, search } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const asked = languageIn(search);
    if (asked) onAsked(asked);
  }, [key, onAsked, search]);
  return null;
}
