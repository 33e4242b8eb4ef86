import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import { fieldParameter, languageParameter } from '../../ui/paths';
import { focusField } from '../problems/focusField';
import { oneWait } from '../problems/untilThere';

/**
 * The language requested by an address, as from a search hit.
 * @param search the query of the address
 */
export function languageIn(search: string): ContentLocale | undefined {
  const asked = new URLSearchParams(search).get(languageParameter);
  return contentLocales.find((locale) => locale === asked);
}

/**
 * Applies the language and field of a link to a record whose form is already open, and removes them from the
 * address, so that going back leads out of the form. A component of its own, so that no field re-renders.
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
