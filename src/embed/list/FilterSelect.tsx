import { useEffect, useId, useRef, useState } from 'react';
import type { Option } from './address';

/** So many options are read through; among more one searches. */
const many = 60;

/** Without accents and capitals. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * What a filter at the end of a row offers begins further left, so that all of it is on the page, with a little beside
 * it. It is never wider than that (list.css).
 */
function keepOnPage(offered: HTMLElement): void {
  offered.style.translate = '';
  const over = offered.getBoundingClientRect().right + 8 - document.documentElement.clientWidth;
  if (over > 0) offered.style.translate = `${-over}px`;
}

/**
 * One filter: opens a list of boxes to tick, or of choices of which one holds. Escape and a click elsewhere close it.
 */
export function FilterSelect({
  label,
  options,
  values,
  none,
  chosen,
  searchIn,
  onChange,
}: {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  /** Where one can be chosen at most: what it is called when none is. */
  none?: string | undefined;
  /** How many are chosen, in words. */
  chosen: string;
  /** What the search among many options is called. */
  searchIn: string;
  onChange: (values: string[]) => void;
}) {
  const [term, setTerm] = useState('');
  const isLong = options.length > many;
  const wanted = folded(term);
  const shown = isLong
    ? [
        ...options.filter(({ value }) => values.includes(value)),
        ...options.filter(
          ({ value, names }) => !values.includes(value) && names.some((name) => folded(name).includes(wanted)),
        ),
      ].slice(0, many)
    : options;
  const details = useRef<HTMLDetailsElement>(null);
  const id = useId();
  useEffect(() => {
    const element = details.current;
    // In a shadow tree an event seems to come from its host; its path says where it really came from.
    const onPointer = (event: Event) => {
      if (element && !event.composedPath().includes(element)) element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return;
      event.stopPropagation();
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    element?.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      element?.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details
      ref={details}
      className="embed-filter"
      onToggle={({ currentTarget }) => keepOnPage(currentTarget.lastElementChild as HTMLElement)}
    >
      <summary>
        {label}
        {values.length > 0 && <span className="embed-filter__count">{chosen}</span>}
      </summary>
      <fieldset>
        <legend className="embed-hidden">{label}</legend>
        {isLong && (
          <input
            type="search"
            aria-label={searchIn}
            placeholder={searchIn}
            value={term}
            onInput={({ currentTarget: { value } }) => setTerm(value)}
            onChange={() => undefined}
          />
        )}
        {none && (
          <label>
            <input type="radio" name={id} checked={values.length === 0} onChange={() => onChange([])} />
            {none}
          </label>
        )}
        {shown.map(({ value, names, after }) => (
          <label key={value}>
            <input
              type={none ? 'radio' : 'checkbox'}
              name={none && id}
              checked={values.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(none ? [value] : checked ? [...values, value] : values.filter((other) => other !== value))
              }
            />
            {names[0]}
            {after}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
