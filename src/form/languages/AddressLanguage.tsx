import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import { fieldParameter, languageParameter } from '../../ui/paths';
import { focusField } from '../problems/focusField';
import { oneWait } from '../problems/untilThere';

/**
 * In: the part of an address behind its path. Out: the language that it asks for: a hit of the search opens in the one
 * it was found in.
 */
export function languageIn(search: string): ContentLocale | undefined {
  const asked = new URLSearchParams(search).get(languageParameter);
  return contentLocales.find((locale) => locale === asked);
}

/**
 * Shows the language, and leads to the field, that a link to the record asks for whose form stands open already, and
 * takes the address of the link back: the way back leads out of the form. By itself, so that no field is drawn anew for
 * another address.
 */
export function AddressLanguage({
  box,
  onAsked,
}: {
  box: RefObject<HTMLElement | null>;
  onAsked: (locale: ContentLocale) => void;
}) {
  const location = useLocation();
  const navigate = useNavigate();
  const way = useNavigationType();
  const [first] = useState(location);
  const [wait] = useState(oneWait);
  useEffect(() => () => wait(null), [wait]);
  useEffect(() => {
    const asked = languageIn(location.search);
    if (!asked || first.key === location.key || first.pathname !== location.pathname || way === 'POP') return;
    onAsked(asked);
    const field = new URLSearchParams(location.search).get(fieldParameter);
    wait(field === null ? null : () => focusField(box.current, field));
    if (way === 'PUSH') void navigate(-1);
  }, [box, first, location, navigate, onAsked, wait, way]);
  return null;
}
