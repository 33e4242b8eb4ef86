import { useLayoutEffect, useRef } from 'react';
import { localized } from '../../../domain/locales';
import { organisation, role } from '../../../domain/submissions/forms/person';
import { verificationWords } from '../../i18n/visitors';
import { useForm } from '../form/context';
import { Field } from '../form/Field';
import { CheckBox } from '../form/inputs';
import { emptyEmployment, type Edited } from './changes';

/**
 * A person's employments: roles can be corrected, past ones removed and new ones proposed, with the organisation as
 * text.
 */
export function Employments() {
  const { locale, put, ...form } = useForm();
  const words = verificationWords[locale];
  const { employments, removed, newEmployments } = form.values as Edited;
  // Move the focus into an added employment, and to the add button after a removal.
  const box = useRef<HTMLElement>(null);
  const focusAfter = useRef<string>(null);
  useLayoutEffect(() => {
    if (focusAfter.current) box.current?.querySelector<HTMLElement>(focusAfter.current)?.focus();
    focusAfter.current = null;
  }, [newEmployments.length]);
  const add = () => {
    focusAfter.current = `[data-field="newEmployments.${newEmployments.length}.organisation"]`;
    put('newEmployments', [...newEmployments, emptyEmployment]);
  };
  const removeNew = (index: number) => {
    focusAfter.current = '[data-add]';
    put('newEmployments', newEmployments.toSpliced(index, 1));
  };
  return (
    <section ref={box} aria-labelledby="section-employments">
      <h2 id="section-employments">{words.employments}</h2>
      {employments.map(({ id, company }, index) => {
        const name = String(localized(company, 'name', locale) ?? '');
        const isRemoved = removed.includes(id);
        return (
          <fieldset key={id} className={isRemoved ? 'removed' : undefined}>
            <legend>
              {name}
              {isRemoved && ` – ${words.removed}`}
            </legend>
            {!isRemoved && <Field field={role} path={`employments.${index}.role`} />}
            <CheckBox
              label={words.removeEmployment(name)}
              checked={isRemoved}
              onChange={(isOn) => put('removed', isOn ? [...removed, id] : removed.filter((one) => one !== id))}
            />
          </fieldset>
        );
      })}
      {newEmployments.map((_, index) => (
        <fieldset key={index}>
          <legend>{words.newEmployment(index + 1)}</legend>
          <Field field={organisation} path={`newEmployments.${index}.organisation`} />
          <Field field={role} path={`newEmployments.${index}.role`} />
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
