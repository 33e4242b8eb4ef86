import type { ContentType } from '../../domain/contentType';
import { perKind, type PerKind } from '../../domain/kinds/perKind';
import { isOffered, type Context, type ReferenceListName } from '../../domain/references';
import { momentOf } from '../../domain/values/moments';
import { withUploads, type DemoUploads } from '../files/uploads';
import type { DemoProject } from '../projects';
import { references } from '../references';
import type { Generate } from './generate';
import { lastRecord } from './living';
import { labelled, derived, sentencesOf } from './derived';

type Told = Pick<DemoProject, 'title' | 'description' | 'links' | 'videos' | 'contacts'>;
interface Given {
  type: ContentType;
  name: string;
  uploads: DemoUploads;
  said: Told;
  project: DemoProject;
}

const nothing = ({ empty }: { empty: unknown }) => empty;
/** The day it was written, for a deadline some weeks later; every seventh record has none. */
const dayOf = ({ type, name, project: { id, updatedAt } }: Given) =>
  id % 7 === 0
    ? null
    : name === type.deadline
      ? new Date(lastRecord + ((id % 12) - 2) * 7 * 86_400_000).toISOString().slice(0, 10)
      : updatedAt.slice(0, 10);
const sentence = (_field: unknown, { type, name, said }: Given) =>
  name === type.titleField ? said.title : sentencesOf(said.description).slice(0, 2).join(' ');

function offered(list: ReferenceListName, context: Context | undefined, id: number): { id: number } | null {
  const entries = references[list].filter((entry) => entry.isPublic && isOffered(entry, context));
  return entries.length === 0 ? null : { id: entries[id % entries.length]!.id };
}

/** A demo value for each kind of field. */
const values: PerKind<unknown, [Given]> = {
  text: sentence,
  multiline: sentence,
  richText: (_field, { said }) => said.description,
  svg: nothing,
  url: (_field, { said }) => said.links[0]?.url ?? '',
  email: () => 'auskunft@example.org',
  boolean: (_field, { project }) => project.id % 2 === 0,
  date: (_field, given) => dayOf(given),
  dateTime(_field, given) {
    const day = dayOf(given);
    return day && momentOf(Date.parse(`${day}T15:00:00Z`));
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
  list: ({ empty }, { name, said }) =>
    name === 'contacts' ? said.contacts : name === 'links' || name === 'videos' ? labelled(said[name]) : empty,
  image: (_field, { uploads: { pictures }, project: { id } }) =>
    id % 2 === 0 ? (pictures[id % pictures.length] ?? null) : null,
  images: nothing,
  files: nothing,
};
const valueOf = perKind(values);

/**
 * The 60 demo records of a type without a file of its own: generated from its declaration, in three languages with
 * gaps.
 */
export const declaredRecords =
  (type: ContentType): Generate =>
  (_size, uploads) => {
    const fields = Object.entries(type.fields);
    const say = (translated: boolean, said: Told, project: DemoProject) =>
      Object.fromEntries(
        fields
          .filter(([, field]) => Boolean(field.translated) === translated)
          .map(([name, field]) => [name, valueOf(field, { type, name, uploads, said, project })]),
      );
    const seed = [...type.name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
    return withUploads(
      derived(
        { seed, count: 60 },
        (said, _language, project) => say(true, said, project),
        (project) => say(false, project, project),
      ),
      uploads,
    );
  };
