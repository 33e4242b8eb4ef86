import type { ContentTypeName } from '../contents';
import type { ContentType } from '../contentType';
import type { Field } from '../fields';
import type { InboxType } from '../inbox/inbox';
import { perKind, type PerKind } from '../kinds/perKind';
import { words, type Words } from '../locales';
import { singularOf } from '../names';
import { documentTypes } from '../values/fileTypes';
import type { SubmissionField, SubmissionForm } from './submissionForms';

/** How a field of a form differs from the field of the type that it fills. */
export type FieldOptions = Partial<
  Pick<SubmissionField, 'help' | 'required' | 'inFuture' | 'fills' | 'onlyIf' | 'autocomplete'>
> & {
  /** In French and Italian; in German only if visitors see another word than editors. */
  label?: Partial<Words>;
  /** Makes a text field more specific. */
  kind?: 'text' | 'url' | 'phone';
  /** The choices in three languages; those of the type are German. */
  choices?: readonly { value: string; label: Words }[];
  /** Unknown values from clients are replaced by `initial`. */
  fallsBack?: true;
  /** The choice selected at first; by default that of a new record. */
  initial?: string;
};

/** A form as its file declares it; the rest comes from the type. */
type FormSpec = Pick<SubmissionForm, 'title' | 'noun'> &
  Partial<Pick<SubmissionForm, 'embed' | 'intro' | 'contact' | 'always' | 'bareIds' | 'period'>> & {
    /** By key in the request, the title first. The key is the name of a field, or any other name with `fills`. */
    fields: Readonly<Record<string, FieldOptions>>;
  };

type Kind = SubmissionField extends infer One
  ? One extends SubmissionField
    ? Omit<One, 'name' | 'label'>
    : never
  : never;
const notAsked = () => null;
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

/** The input for each kind of field; null for kinds that a form cannot ask for. */
const inputs: PerKind<Kind | null> = {
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
    initial: empty ?? '',
  }),
  reference: entries('entry'),
  references: entries('entries'),
  list: ({ item }) => ('value' in item ? { kind: 'links' } : 'name' in item ? { kind: 'names' } : null),
  boolean: notAsked,
  color: notAsked,
  decimal: notAsked,
  integer: notAsked,
  record: notAsked,
  records: notAsked,
  associations: notAsked,
  svg: notAsked,
  image: notAsked,
  images: notAsked,
  files: notAsked,
};
const inputOf = perKind(inputs);

/**
 * A field of a form, from the field of a type that it fills.
 * @throws if a form cannot ask for this kind of field, or offers a choice the type lacks
 */
export function fieldOf(
  { name: type, fields, forVisitors, deadline }: Pick<ContentType, 'name' | 'fields' | 'forVisitors' | 'deadline'>,
  name: string,
  options: FieldOptions,
): SubmissionField {
  const [source = name] = options.fills ?? [];
  const declared = fields[source];
  const how = declared && inputOf(declared);
  if (!declared || !how) throw new Error(`Visitors cannot be asked for ${type}.${source}.`);
  const { label, ...rest } = options;
  const field = {
    ...how,
    ...(source === deadline && { inFuture: true }),
    ...rest,
    name,
    label: { de: declared.label, ...forVisitors?.words[source], ...label },
  } as SubmissionField;
  if (how.kind === 'choice' && field.kind === 'choice') {
    const wrong = field.choices.find(({ value }) => !how.choices.some((one) => one.value === value));
    if (wrong) throw new Error(`${type}.${source} is never "${wrong.value}".`);
  }
  return field;
}

/** The form through which visitors submit a record of a type. */
export function formOf(type: ContentType, { fields: formFields, ...spec }: FormSpec): SubmissionForm {
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
    fields: Object.entries(formFields).map(([field, options]) => fieldOf(type, field, options)),
    ...(fields.contact?.kind === 'multiline' && { contactField: 'contact' }),
    fileTypes: fields.files?.kind === 'files' ? (fields.files.types ?? documentTypes) : {},
  };
}

/** The form that a type declares in `forVisitors`, if any. */
export function declaredForm(type: ContentType): SubmissionForm | undefined {
  const { titleField, forVisitors } = type;
  if (!forVisitors?.form) return undefined;
  const { fields, required = [], ...spec } = forVisitors.form;
  const isRequired = (name: string) => name === titleField || required.includes(name);
  return formOf(type, {
    ...spec,
    fields: Object.fromEntries(fields.map((name) => [name, isRequired(name) ? { required: true } : {}])),
  });
}

/** The submitter's details. */
export const person: readonly SubmissionField[] = [
  { kind: 'text', name: 'name', autocomplete: 'name', label: words('Name', 'Nom', 'Nome') },
  {
    kind: 'email',
    name: 'email',
    autocomplete: 'email',
    required: true,
    label: words('E-Mail', 'E-mail', 'E-mail'),
    help: words(
      'An diese Adresse schicken wir einen Link zum Bestätigen.',
      'Nous envoyons à cette adresse un lien de confirmation.',
      'A questo indirizzo inviamo un link di conferma.',
    ),
  },
  { kind: 'phone', name: 'phone', autocomplete: 'tel', label: words('Telefon', 'Téléphone', 'Telefono') },
  { kind: 'text', name: 'department', label: words('Abteilung / Sonstiges', 'Service / Divers', 'Reparto / Altro') },
];
