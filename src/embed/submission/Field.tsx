import { useId, type ReactNode } from 'react';
import type { Locale } from '../../../domain/locales';
import type { SubmissionField } from '../../../domain/submissions/submissionForms';
import { submissionWords } from '../../i18n/visitors';
import type { Option } from '../list/address';
import { textIn, type Typed } from './answers';

interface FieldProps {
  field: SubmissionField;
  /** The path of its value in the submission. */
  path: string;
  locale: Locale;
  typed: Typed;
  onChange: (change: (before: Typed) => Typed) => void;
  /** Messages by path. */
  problems: Record<string, string>;
  options: readonly Option[];
}

/** One field of a form, by its kind. */
export function Field(props: FieldProps) {
  const { field, path, locale, typed, onChange } = props;
  const words = submissionWords[locale];
  switch (field.kind) {
    case 'entries': {
      const chosen = typed.chosen[path] ?? [];
      const put = (id: number, isOn: boolean) =>
        onChange((before) => ({
          ...before,
          chosen: { ...before.chosen, [path]: isOn ? [...chosen, id] : chosen.filter((other) => other !== id) },
        }));
      return (
        <Group {...props} className="boxes">
          {props.options.map(({ value, names }) => (
            <label key={value} className="box">
              <input
                type="checkbox"
                checked={chosen.includes(Number(value))}
                onChange={({ currentTarget }) => put(Number(value), currentTarget.checked)}
              />{' '}
              <span>{names[0]}</span>
            </label>
          ))}
        </Group>
      );
    }
    case 'names': {
      const names = typed.names[path] ?? [];
      const put = (next: string[]) => onChange((before) => ({ ...before, names: { ...before.names, [path]: next } }));
      return (
        <Group {...props}>
          {names.map((name, index) => (
            <div className="row" key={index}>
              <Line
                label={`${field.label[locale]} ${index + 1}`}
                path={`${path}.${index}.name`}
                value={name}
                problems={props.problems}
                onChange={(value) => put(names.map((one, at) => (at === index ? value : one)))}
              />
              <button type="button" className="quiet" onClick={() => put(names.filter((_, at) => at !== index))}>
                {words.remove(name || String(index + 1))}
              </button>
            </div>
          ))}
          <button type="button" className="quiet" onClick={() => put([...names, ''])}>
            {words.addName}
          </button>
        </Group>
      );
    }
    case 'links': {
      const put = (links: Typed['links']) => onChange((before) => ({ ...before, links }));
      const change = (index: number, part: Partial<Typed['links'][number]>) =>
        put(typed.links.map((link, at) => (at === index ? { ...link, ...part } : link)));
      return (
        <Group {...props}>
          {typed.links.map(({ label, value }, index) => (
            <div className="row" key={index}>
              <Line
                label={`${words.linkLabel} ${index + 1}`}
                path={`${path}.${index}.label`}
                value={label}
                problems={props.problems}
                onChange={(next) => change(index, { label: next })}
              />
              <Line
                label={`${words.linkAddress} ${index + 1}`}
                path={`${path}.${index}.value`}
                value={value}
                problems={props.problems}
                onChange={(next) => change(index, { value: next })}
              />
              <button type="button" className="quiet" onClick={() => put(typed.links.filter((_, at) => at !== index))}>
                {words.remove(label || `${words.linkAddress} ${index + 1}`)}
              </button>
            </div>
          ))}
          <button type="button" className="quiet" onClick={() => put([...typed.links, { label: '', value: '' }])}>
            {words.addLink}
          </button>
        </Group>
      );
    }
    default:
      return <Single {...props} />;
  }
}

const inputTypes = {
  text: 'text',
  url: 'text',
  email: 'email',
  phone: 'tel',
  date: 'date',
  moment: 'datetime-local',
} as const;

function Single({ field, path, locale, typed, onChange, problems }: FieldProps) {
  const value = textIn(field, path, typed);
  const put = (text: string) => onChange((before) => ({ ...before, texts: { ...before.texts, [path]: text } }));
  return (
    <Frame
      path={path}
      label={`${field.label[locale]}${field.required ? ' *' : ''}`}
      help={field.help?.[locale]}
      problem={problems[path]}
    >
      {(attributes) => {
        if (field.kind === 'multiline')
          return (
            <textarea
              {...attributes}
              aria-required={field.required}
              rows={5}
              value={value}
              onInput={({ currentTarget }) => put(currentTarget.value)}
            />
          );
        if (field.kind === 'choice') {
          return (
            <select {...attributes} value={value} onChange={({ currentTarget }) => put(currentTarget.value)}>
              {field.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label[locale]}
                </option>
              ))}
            </select>
          );
        }
        return (
          <input
            {...attributes}
            aria-required={field.required}
            type={inputTypes[field.kind as keyof typeof inputTypes]}
            inputMode={field.kind === 'url' ? 'url' : undefined}
            autoComplete={field.complete ?? 'off'}
            value={value}
            onInput={({ currentTarget }) => put(currentTarget.value)}
          />
        );
      }}
    </Frame>
  );
}

function Line({
  label,
  path,
  value,
  problems,
  onChange,
}: {
  label: string;
  path: string;
  value: string;
  problems: Record<string, string>;
  onChange: (value: string) => void;
}) {
  return (
    <Frame path={path} label={label} problem={problems[path]}>
      {(attributes) => (
        <input {...attributes} value={value} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
    </Frame>
  );
}

/** A label, its input, a hint and an error message. */
function Frame({
  path,
  label,
  help,
  problem,
  children,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  problem: string | undefined;
  children: (attributes: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'data-field': string;
  }) => ReactNode;
}) {
  const id = useId();
  const described = [...(help ? [`${id}-help`] : []), ...(problem ? [`${id}-problem`] : [])].join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described || undefined,
        'data-field': path,
      })}
      {help && (
        <p className="hint" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

function Group({
  field,
  path,
  locale,
  problems,
  className,
  children,
}: FieldProps & { className?: string; children: ReactNode }) {
  const id = useId();
  const problem = problems[path];
  return (
    <fieldset
      className={className}
      data-field={path}
      tabIndex={-1}
      data-invalid={problem !== undefined || undefined}
      aria-describedby={problem ? id : undefined}
    >
      <legend>
        {field.label[locale]}
        {field.required && ' *'}
      </legend>
      {problem && (
        <p className="problem" id={id}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}
