import type { ContentType } from '../../domain/contentType';
import { perKind, type PerKind } from '../../domain/kinds/perKind';
import { isOffered, type Context, type ReferenceListName } from '../../domain/references';
import { timestampOf } from '../../domain/values/timestamps';
import { withUploads, type DemoUploads } from '../files/uploads';
import type { DemoProject } from '../projects';
import { references } from '../references';
import type { Generate } from './generate';
import { lastRecord } from './shiftToToday';
import { labelled, derived, sentencesOf, type ProjectTexts } from './derived';

/** What a demo value is generated from. */
interface Source {
  type: ContentType;
  name: string;
  uploads: DemoUploads;
  texts: ProjectTexts;
  project: DemoProject;
}

const nothing = ({ empty }: { empty: unknown }) => empty;
/** The day of the last change, or for a deadline a day some weeks later; every seventh record has none. */
const dayOf = ({ type, name, project: { id, updatedAt } }: Source) =>
  id % 7 === 0
    ? null
    : name === type.deadline
      ? new Date(lastRecord + ((id % 12) - 2) * 7 * 86_400_000).toISOString().slice(0, 10)
      : updatedAt.slice(0, 10);
const sentence = (_field: unknown, { type, name, texts }: Source) =>
  name === type.titleField ? texts.title : sentencesOf(texts.description).slice(0, 2).join(' ');

function offered(list: ReferenceListName, context: Context | undefined, id: number): { id: number } | null {
  const entries = references[list].filter((entry) => entry.isPublic && isOffered(entry, context));
  return entries.length === 0 ? null : { id: entries[id % entries.length]!.id };
}

/** A demo value for each kind of field. */
const values: PerKind<unknown, [Source]> = {
  text: sentence,
  multiline: sentence,
  richText: (_field, { texts }) => texts.description,
  svg: nothing,
  url: (_field, { texts }) => texts.links[0]?.url ?? '',
  email: () => 'auskunft@example.org',
  boolean: (_field, { project }) => project.id % 2 === 0,
  date: (_field, given) => dayOf(given),
  dateTime(_field, given) {
    const day = dayOf(given);
    return day && timestampOf(Date.parse(`${day}T15:00:00Z`));
  },
  color: nothing,
  decimal: nothing,
  integer: ({ empty, min = 0 }, { name, project }) => (name === 'position' ? min + project.id - 1 : empty),
  choice: ({ choices }, { project }) => choices[project.id % choices.length]?.id ?? '',
  reference: ({ list, context }, { project }) => offered(list, context, project.id),
  references: ({ list, context }, { project }) => [offered(list, context, project.id) ?? []].flat(),
  record: nothing,
  records: nothing,
  associations: nothing,
  list: ({ empty }, { name, texts }) =>
    name === 'contacts' ? texts.contacts : name === 'links' || name === 'videos' ? labelled(texts[name]) : empty,
  image: (_field, { uploads: { pictures }, project: { id } }) =>
    id % 2 === 0 ? (pictures[id % pictures.length] ?? null) : null,
  images: nothing,
  files: nothing,
};
const valueOf = perKind(values);

/**
 * The 60 demo records of a type without its own file: generated from its declaration, in three languages, with gaps.
 */
export const declaredRecords =
  (type: ContentType): Generate =>
  (_size, uploads) => {
    const fields = Object.entries(type.fields);
    const valuesOf = (translated: boolean, texts: ProjectTexts, project: DemoProject) =>
      Object.fromEntries(
        fields
          .filter(([, field]) => Boolean(field.translated) === translated)
          .map(([name, field]) => [name, valueOf(field, { type, name, uploads, texts, project })]),
      );
    const seed = [...type.name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
    return withUploads(
      derived(
        { seed, count: 60 },
        (texts, _language, project) => valuesOf(true, texts, project),
        (project) => valuesOf(false, project, project),
      ),
      uploads,
    );
  };
