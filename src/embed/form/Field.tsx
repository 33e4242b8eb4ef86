import type { ReactNode } from 'react';
import { locales, type Locale } from '../../../domain/locales';
import type { SubmissionField } from '../../../domain/submissions/submissionForms';
import { useForm } from './context';
import { CheckBox, Frame, Group } from './inputs';

interface FieldProps {
  field: SubmissionField;
  /** The path of its value in the form. */
  path?: string;
}

type Row = Record<string, string>;

/** One field of a form, rendered according to its kind. */
export function Field({ field, path = field.name }: FieldProps) {
  const { locale, words, valueAt, put, options } = useForm();
  if (field.translated) return <TranslatedField field={field} path={path} />;
  const label = `${field.label[locale]}${field.required ? ' *' : ''}`;
  switch (field.kind) {
    case 'entries': {
      const chosen = (valueAt(path) ?? []) as { id: number }[];
      return (
        <Group path={path} label={label} className="boxes">
          {options[field.list]?.map(({ id, name }) => (
            <CheckBox
              key={id}
              name={path}
              value={id}
              label={name}
              checked={chosen.some((one) => one.id === id)}
              onChange={(isOn) => put(path, isOn ? [...chosen, { id }] : chosen.filter((one) => one.id !== id))}
            />
          ))}
        </Group>
      );
    }
    case 'entry': {
      const chosen = valueAt(path) as { id: number } | null | undefined;
      const choices = [{ id: '', name: '–' }, ...(options[field.list] ?? [])];
      return (
        <Select
          path={path}
          label={label}
          value={String(chosen?.id ?? '')}
          choices={choices.map(({ id, name }) => ({ value: String(id), name }))}
          onChange={(id) => put(path, id === '' ? null : { id: Number(id) })}
        />
      );
    }
    case 'choice':
      return (
        <Select
          path={path}
          label={label}
          value={(valueAt(path) ?? field.initial) as string}
          choices={field.choices.map(({ value, label: name }) => ({ value, name: name[locale] }))}
          onChange={(value) => put(path, value)}
        />
      );
    case 'names':
      return (
        <Rows
          field={field}
          path={path}
          empty={{ name: '' }}
          parts={{ name: field.label[locale] }}
          addLabel={words.addName}
          nameOf={({ name }, index) => name || String(index + 1)}
        />
      );
    case 'links':
      return (
        <Rows
          field={field}
          path={path}
          empty={{ label: '', value: '' }}
          parts={{ label: words.linkLabel, value: words.linkAddress }}
          addLabel={words.addLink}
          nameOf={(row, index) => row.label || `${words.linkAddress} ${index + 1}`}
        />
      );
    default:
      return <TextInput field={field} path={path} label={label} />;
  }
}

/** Items of several text inputs each, which can be added and removed. */
function Rows({
  field,
  path,
  empty,
  parts,
  addLabel,
  nameOf,
}: Required<FieldProps> & {
  empty: Row;
  /** The labels of their inputs. */
  parts: Row;
  addLabel: string;
  nameOf: (row: Row, index: number) => string;
}) {
  const { locale, words, valueAt, put, isPlain } = useForm();
  const filledIn = (valueAt(path) ?? []) as Row[];
  const rows = isPlain ? [...filledIn, empty, empty] : filledIn;
  return (
    <Group path={path} label={`${field.label[locale]}${field.required ? ' *' : ''}`}>
      {rows.map((row, index) => (
        <div className="row" key={index}>
          {Object.entries(parts).map(([part, label]) => (
            <TextInput key={part} path={`${path}.${index}.${part}`} label={`${label} ${index + 1}`} />
          ))}
          {!isPlain && (
            <button type="button" className="quiet" onClick={() => put(path, rows.toSpliced(index, 1))}>
              {words.remove(nameOf(row, index))}
            </button>
          )}
        </div>
      ))}
      {!isPlain && (
        <button type="button" className="quiet" onClick={() => put(path, [...rows, empty])}>
          {addLabel}
        </button>
      )}
    </Group>
  );
}

/**
 * A text in every language: the visitor's own is shown first, the others on demand.
 * @param textAt and `put`: read and write the text at a path, if it is not the value itself
 */
export function TranslatedField({
  field,
  path = field.name,
  ...text
}: FieldProps & { textAt?: (path: string) => string; put?: (path: string, text: string) => void }) {
  const { locale: own, words, problems } = useForm();
  const [, within = '', name = ''] = /^(.*\.)?([^.]+)$/.exec(path) ?? [];
  const pathIn = (locale: Locale) => (locale === 'de' ? path : `${within}translations.${locale}.${name}`);
  const label = field.label[own];
  const others = locales.filter((locale) => locale !== own);
  const input = (locale: Locale, shown: string): ReactNode => (
    <TextInput key={locale} field={field} path={pathIn(locale)} label={shown} lang={locale} {...text} />
  );
  return (
    <div className="translated">
      {input(own, label)}
      <details open={others.some((locale) => problems[pathIn(locale)] !== undefined) || undefined}>
        <summary>{words.otherLanguages(label)}</summary>
        {others.map((locale) => input(locale, `${label} (${words.languages[locale]})`))}
      </details>
    </div>
  );
}

const inputTypes: Partial<Record<SubmissionField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  moment: 'datetime-local',
};

function TextInput({
  field,
  path,
  label,
  lang,
  ...text
}: {
  field?: SubmissionField;
  path: string;
  label: string;
  lang?: Locale;
  textAt?: (path: string) => string;
  put?: (path: string, text: string) => void;
}) {
  const { locale, valueAt, put } = useForm();
  const value = text.textAt?.(path) ?? valueAt(path) ?? '';
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) =>
    (text.put ?? put)(path, currentTarget.value);
  return (
    <Frame path={path} label={label} help={field?.help?.[locale]}>
      {(attributes) => {
        const shared = {
          ...attributes,
          name: path,
          lang,
          'aria-required': field?.required,
          value: value as string,
          onInput,
        };
        return field?.kind === 'multiline' ? (
          <textarea {...shared} rows={5} />
        ) : (
          <input
            {...shared}
            type={inputTypes[field?.kind ?? 'text'] ?? 'text'}
            inputMode={field?.kind === 'url' ? 'url' : undefined}
            autoComplete={field?.autocomplete ?? 'off'}
          />
        );
      }}
    </Frame>
  );
}

function Select({
  path,
  label,
  value,
  choices,
  onChange,
}: {
  path: string;
  label: string;
  value: string;
  choices: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <Frame path={path} label={label}>
      {(attributes) => (
        <select
          {...attributes}
          name={path}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}
