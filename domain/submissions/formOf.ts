import type { ContentTypeName } from '../contents';
import type { ContentType } from '../contentType';
import type { Field } from '../fields';
import type { InboxType } from '../inbox/inbox';
import { perKind, type PerKind } from '../kinds/perKind';
import { words, type Words } from '../locales';
import { singularOf } from '../names';
import { documentTypes } from '../values/fileTypes';
import type { SubmissionField, SubmissionForm } from './submissionForms';

/** What a form says of a field; the rest is what the type says. */
export type Asked = Partial<
  Pick<SubmissionField, 'help' | 'required' | 'isAhead' | 'becomes' | 'onlyIf' | 'complete'>
> & {
  /** In French and Italian, and in German where visitors know it by another word than editors. */
  label?: Partial<Words>;
  /** A text that holds something narrower. */
  kind?: 'text' | 'url' | 'phone';
  /** The choices in the languages of visitors, where the type says them in German. */
  choices?: readonly { value: string; label: Words }[];
  /** Anything else that clients send counts as `starts`. */
  otherwise?: true;
  /** The choice a form starts with; that of a new record where it does not say. */
  starts?: string;
};

/** What a form says beside its fields; the rest is what the type says. */
export type FormSpec = Pick<SubmissionForm, 'title' | 'noun'> &
  Partial<Pick<SubmissionForm, 'embed' | 'intro' | 'contact' | 'always' | 'bareIds' | 'period'>> & {
    /** What it asks for, the title first: by the name of the field, or by another that `becomes` fields. */
    asks: Readonly<Record<string, Asked>>;
  };

type Kind = SubmissionField extends infer One
  ? One extends SubmissionField
    ? Omit<One, 'name' | 'label'>
    : never
  : never;
const never = () => null;
const plain =
  (kind: 'text' | 'multiline' | 'url' | 'email') =>
  ({ max }: { max?: number }): Kind => ({ kind, ...(max !== undefined && { max }) });
const entries =
  (kind: 'entry' | 'entries') =>
  (field: Extract<Field, { kind: 'reference' | 'references' }>): Kind => ({
    kind,
    list: field.list,
    context: [field.context ?? ''].flat()[0] ?? '',
  });

/** What a form asks for a field of each kind; null where visitors cannot say it. */
const asked: PerKind<Kind | null> = {
  text: plain('text'),
  multiline: plain('multiline'),
  richText: plain('multiline'),
  url: plain('url'),
  email: plain('email'),
  date: () => ({ kind: 'date' }),
  dateTime: () => ({ kind: 'moment' }),
  choice: ({ choices, empty }) => ({
    kind: 'choice',
    choices: choices.map(({ id, label }) => ({ value: id, label: words(label, label, label) })),
    starts: empty ?? '',
  }),
  reference: entries('entry'),
  references: entries('entries'),
  list: ({ item }) => ('value' in item ? { kind: 'links' } : 'name' in item ? { kind: 'names' } : null),
  boolean: never,
  color: never,
  decimal: never,
  integer: never,
  record: never,
  records: never,
  associations: never,
  svg: never,
  image: never,
  images: never,
  files: never,
};
const askedOf = perKind(asked);

/**
 * A field of a form, from the field of a type that it fills.
 * @throws if visitors cannot say it, or a choice is none of the type
 */
export function fieldOf(
  { name: type, fields, shown, deadline }: Pick<ContentType, 'name' | 'fields' | 'shown' | 'deadline'>,
  name: string,
  said: Asked,
): SubmissionField {
  const [source = name] = said.becomes ?? [];
  const declared = fields[source];
  const how = declared && askedOf(declared);
  if (!declared || !how) throw new Error(`Visitors cannot be asked for ${type}.${source}.`);
  const { label, ...rest } = said;
  const field = {
    ...how,
    ...(source === deadline && { isAhead: true }),
    ...rest,
    name,
    label: { de: declared.label, ...shown?.words[source], ...label },
  } as SubmissionField;
  if (how.kind === 'choice' && field.kind === 'choice') {
    const wrong = field.choices.find(({ value }) => !how.choices.some((one) => one.value === value));
    if (wrong) throw new Error(`${type}.${source} is never "${wrong.value}".`);
  }
  return field;
}

/** The form by which visitors submit a record of a type. */
export function formOf(type: ContentType, { asks, ...spec }: FormSpec): SubmissionForm {
  const { fields } = type;
  const name = type.name as ContentTypeName;
  return {
    name,
    item: singularOf(name) as InboxType,
    embed: `${name}-form`,
    intro: words(
      'Wir prüfen Ihre Angaben und veröffentlichen sie danach. Felder mit * sind obligatorisch.',
      'Nous examinons vos indications avant de les publier. Les champs marqués d’un * sont obligatoires.',
      'Esaminiamo le Sue indicazioni prima di pubblicarle. I campi con * sono obbligatori.',
    ),
    contact: person,
    always: {},
    ...spec,
    fields: Object.entries(asks).map(([one, said]) => fieldOf(type, one, said)),
    ...(fields.contact?.kind === 'multiline' && { contactBecomes: 'contact' }),
    fileTypes: fields.files?.kind === 'files' ? (fields.files.types ?? documentTypes) : {},
  };
}

/** The form that a declaration says itself; undefined where there is none. */
export function declaredForm(type: ContentType): SubmissionForm | undefined {
  const { titleField, shown } = type;
  if (!shown?.form) return undefined;
  const { asks, required = [], ...spec } = shown.form;
  const isRequired = (name: string) => name === titleField || required.includes(name);
  return formOf(type, {
    ...spec,
    asks: Object.fromEntries(asks.map((name) => [name, isRequired(name) ? { required: true } : {}])),
  });
}

export const person: readonly SubmissionField[] = [
  { kind: 'text', name: 'name', complete: 'name', label: words('Name', 'Nom', 'Nome') },
  {
    kind: 'email',
    name: 'email',
    complete: 'email',
    required: true,
    label: words('E-Mail', 'E-mail', 'E-mail'),
    help: words(
      'An diese Adresse schicken wir einen Link zum Bestätigen.',
      'Nous envoyons à cette adresse un lien de confirmation.',
      'A questo indirizzo inviamo un link di conferma.',
    ),
  },
  { kind: 'phone', name: 'phone', complete: 'tel', label: words('Telefon', 'Téléphone', 'Telefono') },
  { kind: 'text', name: 'department', label: words('Abteilung / Sonstiges', 'Service / Divers', 'Reparto / Altro') },
];
