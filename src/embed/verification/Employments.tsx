import { useLayoutEffect, useRef } from 'react';
import { localized } from '../../../domain/locales';
import type { OwnEmployment } from '../../../domain/submissions/verification';
import { emptyEmployment, type Edited } from './changes';
import { useVerification } from './context';
import { CheckBox, TextInput } from './Inputs';
import { TranslatedInput } from './TranslatedInput';

interface EmploymentsProps {
  edited: Edited;
  onChange: (part: Partial<Edited>) => void;
}

/**
 * A person's employments: roles can be corrected, past ones removed and new ones proposed, with the organisation as
 * text.
 */
export function Employments({ edited: { person, removed, added }, onChange }: EmploymentsProps) {
  const { locale, words } = useVerification();
  const put = (changed: OwnEmployment) =>
    onChange({
      person: { ...person, employments: person.employments.map((item) => (item.id === changed.id ? changed : item)) },
    });
  const putNew = (index: number, part: Partial<Edited['added'][number]>) =>
    onChange({ added: added.map((item, at) => (at === index ? { ...item, ...part } : item)) });
  // Move the focus into an added employment, and to the add button after a removal.
  const box = useRef<HTMLElement>(null);
  const focusAfter = useRef<string>(null);
  useLayoutEffect(() => {
    if (focusAfter.current) box.current?.querySelector<HTMLElement>(focusAfter.current)?.focus();
    focusAfter.current = null;
  }, [added.length]);
  const add = () => {
    focusAfter.current = `[data-field="newEmployments.${added.length}.organisation"]`;
    onChange({ added: [...added, emptyEmployment] });
  };
  const removeNew = (index: number) => {
    focusAfter.current = '[data-add]';
    onChange({ added: added.filter((_, at) => at !== index) });
  };
  return (
    <section ref={box} aria-labelledby="section-employments">
      <h2 id="section-employments">{words.sections.employments}</h2>
      {person.employments.map((item, index) => {
        const name = String(localized(item.company, 'name', locale) ?? '');
        const isRemoved = removed.includes(item.id);
        return (
          <fieldset key={item.id} className={isRemoved ? 'removed' : undefined}>
            <legend>
              {name}
              {isRemoved && ` – ${words.removed}`}
            </legend>
            {!isRemoved && (
              <TranslatedInput
                name="role"
                within={`employments.${index}.`}
                label={words.role}
                valueIn={(one) => (one === 'de' ? item.role : (item.translations[one]?.role ?? ''))}
                onChange={(one, value) =>
                  put(
                    one === 'de'
                      ? { ...item, role: value }
                      : { ...item, translations: { ...item.translations, [one]: { role: value } } },
                  )
                }
              />
            )}
            <CheckBox
              label={words.removeEmployment(name)}
              checked={isRemoved}
              onChange={(checked) =>
                onChange({ removed: checked ? [...removed, item.id] : removed.filter((id) => id !== item.id) })
              }
            />
          </fieldset>
        );
      })}
      {added.map((item, index) => (
        <fieldset key={index}>
          <legend>{words.newEmployment(index + 1)}</legend>
          <TextInput
            name={`newEmployments.${index}.organisation`}
            label={words.organisation}
            value={item.organisation}
            onChange={(organisation) => putNew(index, { organisation })}
          />
          <TranslatedInput
            name="role"
            within={`newEmployments.${index}.`}
            label={words.role}
            valueIn={(one) => (one === 'de' ? item.role : item.translations[one].role)}
            onChange={(one, role) =>
              putNew(index, one === 'de' ? { role } : { translations: { ...item.translations, [one]: { role } } })
            }
          />
          <button type="button" className="quiet" onClick={() => removeNew(index)}>
            {words.removeNew(index + 1)}
          </button>
        </fieldset>
      ))}
      <button type="button" className="quiet" data-add onClick={add}>
        {words.addEmployment}
      </button>
    </section>
  );
}
