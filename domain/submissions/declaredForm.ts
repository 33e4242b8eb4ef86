import type { ContentTypeName } from '../contents';
import type { ContentType } from '../contentType';
import type { InboxType } from '../inbox/inbox';
import { perKind, type PerKind } from '../kinds/perKind';
import { words, type Words } from '../locales';
import { singularOf } from '../names';
import { documentTypes } from '../values/fileTypes';
import { person, type SubmissionField, type SubmissionForm } from './submissionForms';

const intro = words(
  'Wir prüfen Ihre Angaben und veröffentlichen sie danach. Felder mit * sind obligatorisch.',
  'Nous examinons vos indications avant de les publier. Les champs marqués d’un * sont obligatoires.',
  'Esaminiamo le Sue indicazioni prima di pubblicarle. I campi con * sono obbligatori.',
);

type Asked = SubmissionField extends infer Field
  ? Field extends SubmissionField
    ? Omit<Field, 'name' | 'label'>
    : never
  : never;
const kind = (said: Asked['kind']) => () => ({ kind: said }) as Asked;
const never = () => null;

/** What a form asks for a field of each kind; null where visitors cannot say it. */
const asked: PerKind<Asked | null> = {
  text: kind('text'),
  multiline: kind('multiline'),
  richText: kind('multiline'),
  url: kind('url'),
  email: kind('email'),
  date: kind('date'),
  dateTime: kind('moment'),
  references: ({ list, context }) => ({ kind: 'entries', list, context: [context ?? ''].flat()[0] ?? '' }),
  list: ({ item }) => ('label' in item && 'value' in item ? { kind: 'links' } : null),
  boolean: never,
  color: never,
  decimal: never,
  integer: never,
  choice: never,
  reference: never,
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
 * The form by which visitors hand in a record of a type, as its declaration says; undefined where there is none. Errors:
 * it asks for what they cannot say.
 */
export function declaredForm({ name, titleField, fields, shown, deadline }: ContentType): SubmissionForm | undefined {
  if (!shown?.form) return undefined;
  const { title, noun, asks, required = [] } = shown.form;
  const { files } = fields;
  return {
    name: name as ContentTypeName,
    item: singularOf(name as ContentTypeName) as InboxType,
    embed: `${name}-form`,
    title,
    intro,
    noun,
    fields: asks.map((field): SubmissionField => {
      const how = fields[field] && askedOf(fields[field]);
      if (!how) throw new Error(`Visitors cannot be asked for ${name}.${field}.`);
      return {
        ...how,
        name: field,
        label: shown.words[field] as Words,
        ...((field === titleField || required.includes(field)) && { required: true }),
        ...(field === deadline && { isAhead: true }),
      } as SubmissionField;
    }),
    contact: person,
    ...(fields.contact?.kind === 'multiline' && { contactBecomes: 'contact' }),
    always: {},
    fileTypes: files?.kind === 'files' ? (files.types ?? documentTypes) : {},
  };
}
