import { useEffect, useId, useRef, useState } from 'react';
import type { Option } from './address';

/** Above this number of options there is a search field. */
const many = 60;

/** The text in lower case, without accents. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Shifts the options of a filter near the right edge to the left, so that they stay on the page with a small margin.
 * Their maximum width is set in list.css.
 */
function keepOnPage(offered: HTMLElement): void {
  offered.style.translate = '';
  const over = offered.getBoundingClientRect().right + 8 - document.documentElement.clientWidth;
  if (over > 0) offered.style.translate = `${-over}px`;
}

/** A filter that opens a list of checkboxes or radio buttons. Escape or a click elsewhere closes it. */
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
  /** For a single choice, the label for no selection. */
  none?: string | undefined;
  /** The number of selected options, as a phrase. */
  chosen: string;
  /** The label of the search field for many options. */
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
    // Outside a shadow tree, the target of an event is its host; `composedPath` contains the real target.
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
      part="filter"
      onToggle={({ currentTarget }) => keepOnPage(currentTarget.lastElementChild as HTMLElement)}
    >
      <summary>
        {label}
        {values.length > 0 && (
          <span className="embed-count">
            <span aria-hidden="true">{values.length}</span>
            <span className="embed-hidden">{chosen}</span>
          </span>
        )}
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
