import type { Viewer } from '../domain/access';
import { validate, type ContentType, type FieldError } from '../domain/contentType';
import type { Fields } from '../domain/fields';
import { readListRequest } from '../domain/listRequest';
import { translationLocales } from '../domain/locales';
import type { ReferenceEntry, ReferenceListName } from '../domain/references';
import type { History } from './history';
import { invalid } from './problems';
import type { Resource } from './resource';
import type { Row } from './rows';
import { select } from './selection';
import { shapeOf } from '../domain/shapes';

type Values = Record<string, unknown>;
/** What records refer to. */
export type Related = { references: Record<ReferenceListName, ReferenceEntry[]>; files: readonly Row[] };

/** A content type as its declaration says it: what is read, found and accepted. `demo`: the records at the start. */
export function contentResource(type: ContentType<any>, demo: Iterable<Row>, related: Related, history: History): Resource {
  const visible = (row: Row, viewer: Viewer) => type.read(viewer) === 'all' || (type.read(viewer) === 'public' && row.isPublic === true);
  const accept = (input: unknown) => resolve(type, validate(type, input), related);
  const rows = Array.from(demo, (record): Row => {
    const { id, createdAt, updatedAt } = record;
    return { id, createdAt, updatedAt, version: 1, ...accept(record) };
  });
  const resource: Resource = {
    name: type.name,
    rows,
    read: (viewer) => type.read(viewer) !== 'none',
    write: type.write,
    present: (row, viewer) => (visible(row, viewer) ? shapeOf(type, view(type, viewer), false)(row) : null),
    list(query, viewer) {
      const asked = readListRequest(type, query);
      const readable = rows.filter((row) => visible(row, viewer));
      return select(type, readable, asked).map(shapeOf(type, view(type, viewer), asked.shape === 'summary'));
    },
    create: accept,
    // Keys that the client left out keep their value; what is no object is refused as it is.
    update: (current, input) => accept(typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...current, ...input } : input),
    remove() {},
    written: (action, row, viewer) => history.keep(resource, action, row, viewer),
  };
  return resource;
}

const view = (type: ContentType<any>, viewer: Viewer) => (type.read(viewer) === 'all' ? 'all' : 'public');

/**
 * Gives every relation its name and translations and every file its stored name (decision 5).
 * Errors: 422 with what `validate` found and every unknown id.
 */
function resolve(
  type: ContentType<any>,
  { value, errors }: { value: Values; errors: FieldError[] },
  { references, files }: Related,
): Values {
  const problems = [...errors];
  const known = <T extends { id: number }, R>(entries: readonly T[], path: string, given: unknown, use: (entry: T, sent: Values) => R): R[] =>
    ((given ?? []) as Row[]).flatMap((sent, index) => {
      const entry = entries.find(({ id }) => id === sent.id);
      if (!entry) problems.push({ field: `${path}.${index}`, message: `Es gibt keinen Eintrag mit der Id ${sent.id}.` });
      return entry ? [use(entry, sent)] : [];
    });
  const texts = value.translations as Record<string, Values>;
  for (const [name, field] of Object.entries(type.fields as Fields)) {
    if (field.kind === 'references') {
      value[name] = known(references[field.list], name, value[name], (entry) => ({ id: entry.id, name: entry.name, translations: entry.translations }));
    } else if (field.kind === 'images' || field.kind === 'files') {
      const use = (file: Row, sent: Values) => ({ ...sent, ...fileIdentity(file) });
      value[name] = known(files, name, value[name], use);
      for (const locale of translationLocales) {
        if (texts[locale]?.[name]) texts[locale][name] = known(files, `translations.${locale}.${name}`, texts[locale][name], use);
      }
    }
  }
  if (problems.length > 0) throw invalid(problems);
  return value;
}

const fileIdentity = ({ id, name, extension, mimeType }: Row) => ({ id, name, extension, mimeType });
