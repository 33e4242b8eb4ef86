import type { Viewer } from '../domain/access';
import { canonicalHtml } from '../domain/canonicalHtml';
import type { ContentType, FieldError } from '../domain/contentType';
import { readInput } from '../domain/validate';
import { pointersIn, targetOf, withEntries, type Target } from '../domain/kinds/targets';
import type { ReferenceEntry, ReferenceListName } from '../domain/references';
import { mapTexts } from '../domain/mapTexts';
import type { History } from './history';
import { invalid } from './problems';
import type { Relations } from './related';
import type { Resource } from './resource';
import type { Row } from './rows';
import { select } from './selection';
import { shapeOf } from '../domain/shapes';
import { askedByStranger } from '../domain/strangers';
import { mapValues } from '../domain/visitValues';

type Values = Record<string, unknown>;
/** What records refer to. */
export type Related = { references: Record<ReferenceListName, ReferenceEntry[]>; files: readonly Row[]; relations: Relations };

/** A content type as its declaration says it: what is read, found and accepted. `fill`: the records at the start, once all types are there. */
export function contentResource(type: ContentType<any>, related: Related, history: History): Resource & { fill(demo: Iterable<Row>): void } {
  const visible = (row: Row, viewer: Viewer) => type.read(viewer) === 'all' || (type.read(viewer) === 'public' && row.isPublic === true);
  const { relations } = related;
  const accept = (input: unknown, id: number | null) => resolve(type, readInput(type, input, id === null ? null : relations.expand(type, rows.find((row) => row.id === id) as Row, 'all')), related, id);
  const shown = (row: Row, viewer: Viewer, short = false) => relations.expand(type, row, view(type, viewer), short);
  const rows: Row[] = [];
  /** What the record that is being changed was. */
  let before: Row | null = null;
  const resource: Resource = {
    name: type.name,
    rows,
    read: (viewer) => type.read(viewer) !== 'none',
    write: type.write,
    present: (row, viewer) => (visible(row, viewer) ? shapeOf(type, view(type, viewer), false)(shown(row, viewer)) : null),
    listed: type,
    list(asked, viewer) {
      const readable = rows.filter((row) => visible(row, viewer));
      if (view(type, viewer) === 'public') {
        // Found by what strangers see of it.
        const open = shapeOf(type, 'public', false);
        const found = select(type, readable.map((row) => open(shown(row, viewer)) as Row), askedByStranger(type, asked));
        return asked.shape === 'summary' ? found.map(shapeOf(type, 'public', true)) : found;
      }
      return select(type, readable, asked).map((row) => shapeOf(type, view(type, viewer), asked.shape === 'summary')(shown(row, viewer, asked.shape === 'summary')));
    },
    create(input) {
      before = null;
      return accept(input, null);
    },
    // Keys that the client left out keep their value; what is no object is refused as it is.
    update(current, input) {
      before = structuredClone(current);
      return accept(typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...current, ...input } : input, current.id);
    },
    remove(current) {
      relations.refuseIfParent(type, current.id);
      before = current;
    },
    written(action, row, viewer) {
      history.keep(resource, action, row, viewer);
      relations.written(type, action, row, before, viewer);
      before = null;
    },
  };
  relations.add(resource);
  const fill = (demo: Iterable<Row>) => {
    for (const record of demo) {
      const { id, createdAt, updatedAt } = record;
      const row: Row = { id, createdAt, updatedAt, version: 1, ...accept(record, null) };
      rows.push(row);
      relations.written(type, 'create', row, null, null);
    }
  };
  return Object.assign(resource, { fill });
}

const view = (type: ContentType<any>, viewer: Viewer) => (type.read(viewer) === 'all' ? 'all' : 'public');

/**
 * Gives every relation its name and translations and every file its stored name.
 * Errors: 422 with what `validate` found and every unknown id.
 */
function resolve(
  type: ContentType<any>,
  { value, errors }: { value: Values; errors: FieldError[] },
  { references, files, relations }: Related,
  id: number | null,
): Values {
  const problems = [...errors];
  const entryOf: (target: Target) => ((entry: Row) => object | undefined) | undefined = (target) => {
    if ('list' in target) return ({ id: wanted }) => nameOnly(references[target.list].find((entry) => entry.id === wanted));
    if ('file' in target) return (sent) => withFile(sent, files.find((file) => file.id === sent.id));
    return undefined;
  };
  const found = mapValues(type, value, ({ field, path, value: given }) => {
    const target = targetOf(field);
    const look = target && entryOf(target);
    if (!look) return given;
    const unknown = pointersIn({ path, value: given }).filter((_pointer, index) => !look([given].flat()[index]));
    problems.push(...unknown.map((pointer) => ({ field: pointer.path, message: `Es gibt keinen Eintrag mit der Id ${pointer.id}.` })));
    return withEntries(given, look);
  });
  // What is not even well-formed cannot be looked up.
  if (errors.length === 0) problems.push(...relations.resolve(type, found, id));
  if (problems.length > 0) throw invalid(problems);
  return mapTexts(type, found, { richText: canonicalHtml });
}

const nameOnly = (entry: ReferenceEntry | undefined) => entry && { id: entry.id, name: entry.name, translations: entry.translations };
const withFile = (sent: Row, file: Row | undefined) => file && { ...sent, id: file.id, name: file.name, extension: file.extension, mimeType: file.mimeType };
