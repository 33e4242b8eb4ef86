import { useId, type ReactNode } from 'react';
import { localized, type Locale } from '../../../domain/locales';
import type { OwnOption } from '../../../domain/submissions/verification';
import { useVerification } from './context';

interface FrameProps {
  name: string;
  label: string;
  children: (attributes: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'data-field': string;
  }) => ReactNode;
}

/** A label, its input and the server's error message. */
function Frame({ name, label, children }: FrameProps) {
  const { problems } = useVerification();
  const id = useId();
  const problem = problems[name];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
        'data-field': name,
      })}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface TextInputProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'multiline';
  complete?: string;
  lang?: Locale;
}

export function TextInput({ name, label, value, onChange, type = 'text', complete, lang }: TextInputProps) {
  return (
    <Frame name={name} label={label}>
      {(attributes) =>
        type === 'multiline' ? (
          <textarea
            {...attributes}
            rows={5}
            lang={lang}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...attributes}
            type={type}
            autoComplete={complete ?? 'off'}
            lang={lang}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Frame>
  );
}

interface SelectInputProps {
  name: string;
  label: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChange: (value: string) => void;
}

export function SelectInput({ name, label, value, choices, onChange }: SelectInputProps) {
  return (
    <Frame name={name} label={label}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

/** One reference, or none. */
export function OptionInput({
  value,
  options,
  onChange,
  ...field
}: {
  name: string;
  label: string;
  value: { id: number } | null;
  options: readonly OwnOption[];
  onChange: (value: { id: number } | null) => void;
}) {
  const { locale, words } = useVerification();
  const choices = [
    { id: '', label: words.none },
    ...options.map((option) => ({ id: String(option.id), label: nameOf(option, locale) })),
  ];
  return (
    <SelectInput
      {...field}
      value={String(value?.id ?? '')}
      choices={choices}
      onChange={(id) => onChange(id === '' ? null : { id: Number(id) })}
    />
  );
}

/** Several references: existing ones keep their order, new ones are appended. */
export function OptionBoxes({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: readonly { id: number }[];
  options: readonly OwnOption[];
  onChange: (value: { id: number }[]) => void;
}) {
  const { locale, problems } = useVerification();
  const id = useId();
  const problem = problems.topics;
  return (
    <fieldset
      className="boxes"
      data-field="topics"
      tabIndex={-1}
      data-invalid={problem !== undefined || undefined}
      aria-describedby={problem ? id : undefined}
    >
      <legend>{label}</legend>
      {problem && (
        <p className="problem" id={id}>
          {problem}
        </p>
      )}
      {options.map((option) => (
        <CheckBox
          key={option.id}
          label={nameOf(option, locale)}
          checked={value.some(({ id }) => id === option.id)}
          onChange={(checked) =>
            onChange(checked ? [...value, { id: option.id }] : value.filter(({ id }) => id !== option.id))
          }
        />
      ))}
    </fieldset>
  );
}

export function CheckBox({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="box">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />{' '}
      <span>{label}</span>
    </label>
  );
}

const nameOf = (option: OwnOption, locale: Locale) => String(localized(option, 'name', locale) ?? '');
