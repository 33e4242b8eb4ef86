import { useEffect, useRef } from 'react';
import type { Option } from './address';

/** One filter: opens a list of boxes to tick. Escape and a click elsewhere close it. */
export function FilterSelect({ label, options, values, chosen, onChange }: {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  /** How many are chosen, in words. */
  chosen: string;
  onChange: (values: string[]) => void;
}) {
  const details = useRef<HTMLDetailsElement>(null);
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
    >
      <summary>
        {label}
        {values.length > 0 && <span className="embed-filter__count">{chosen}</span>}
      </summary>
      <fieldset>
        <legend className="embed-hidden">{label}</legend>
        {options.map(({ value, names }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={({ currentTarget: { checked } }) => onChange(checked ? [...values, value] : values.filter((other) => other !== value))}
            />
            {names[0]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
