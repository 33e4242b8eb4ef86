import type { Application } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import { canonicalHtml } from '../domain/canonicalHtml';
import { nameOf, type ContentType, type FieldError } from '../domain/contentType';
import { mostIds } from '../domain/http';
import { pointersIn, targetOf, withEntries, type Target } from '../domain/kinds/targets';
import { pagesOnly, readAfter, readListRequest, type ListRequest } from '../domain/listRequest';
import { mapTexts } from '../domain/mapTexts';
import type { ReferenceEntry, ReferenceListName } from '../domain/references';
import { fold } from '../domain/search';
import { shapeOf } from '../domain/shapes';
import { askedByStranger } from '../domain/strangers';
import { readInput } from '../domain/validate';
import { mapValues } from '../domain/visitValues';
import { only, viewerOf } from './guard';
import type { History } from './history';
import type { Inbox } from './inbox';
import { inboxPart } from './inboxRoutes';
import { invalid } from './problems';
import type { Relations } from './related';
import { queryOf, type Resource } from './resource';
import type { Row } from './rows';
import { select, type IsChangedBy } from './selection';

type Values = Record<string, unknown>;
/** What records refer to, and what else knows of them. */
export interface Around {
  references: Record<ReferenceListName, ReferenceEntry[]>;
  files: readonly Row[];
  relations: Relations;
  history: History;
  inbox: Inbox;
}

/** A content type as its declaration says it: what is read, found and accepted. `fill`: the records at the start, once all types are there. */
export function contentResource(type: ContentType<any>, around: Around): Resource & { fill(demo: Iterable<Row>): void } {
  const { relations, history } = around;
  const rows = relations.of(type.name);
  const isChangedBy: IsChangedBy = (row, user, since) => history.isChangedBy(type.name, row.id, user, since);
  const viewOf = (viewer: Viewer) => (type.read(viewer) === 'all' ? 'all' : 'public');
  const visible = (row: Row, viewer: Viewer) => type.read(viewer) === 'all' || (type.read(viewer) === 'public' && row.isPublic === true);
  const accept = (input: unknown, before: Row | null) => resolve(type, readInput(type, input, before && relations.expand(type, before, 'all')), around, before?.id ?? null);
  const shown = (row: Row, viewer: Viewer, short: boolean) => shapeOf(type, viewOf(viewer), short)(relations.expand(type, row, viewOf(viewer), short));
  const resource: Resource = {
    name: type.name,
    rows,
    read: (viewer) => type.read(viewer) !== 'none',
    write: type.write,
    present: (row, viewer) => (visible(row, viewer) ? shown(row, viewer, false) : null),
    listed: type,
    list(asked, viewer) {
      const short = asked.shape === 'summary';
      if (viewOf(viewer) === 'all') return select(type, rows, asked, { isChangedBy, inTable: (row) => relations.named(type, row) }).map((row) => shown(row, viewer, short));
      // Found by what strangers see of it.
      const found = select(type, rows.filter((row) => visible(row, viewer)).map((row) => shown(row, viewer, false) as Row), askedByStranger(type, asked));
      return short ? found.map(shapeOf(type, 'public', true)) : found;
    },
    create: (input) => accept(input, null),
    // Keys that the client left out keep their value; what is no object is refused as it is.
    update: (current, input) => accept(typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...current, ...input } : input, current),
    remove: () => undefined,
    written(action, row, viewer) {
      history.keep(resource, action, row, viewer);
      relations.written(type, row.id, action === 'delete' ? null : row);
    },
    inbox: inboxPart(around.inbox, type.name),
  };
  const fill = (demo: Iterable<Row>) => {
    for (const record of demo) {
      const { id, createdAt, updatedAt } = record;
      const row: Row = { id, createdAt, updatedAt, version: 1, ...accept(record, null) };
      rows.push(row);
      relations.written(type, id, row);
    }
  };
  return Object.assign(resource, { fill });
}

/**
 * Gives every relation its name and translations and every file its stored name.
 * Errors: 422 with what `validate` found and every unknown id.
 */
function resolve(type: ContentType<any>, { value, errors }: { value: Values; errors: FieldError[] }, { references, files, relations }: Around, id: number | null): Values {
  const problems = [...errors];
  const entryOf: (target: Target | null) => ((entry: Row) => object | undefined) | undefined = (target) => {
    if (target && 'list' in target) return ({ id: wanted }) => nameOnly(references[target.list].find((entry) => entry.id === wanted));
    if (target && 'file' in target) return (sent) => withFile(sent, files.find((file) => file.id === sent.id));
    return undefined;
  };
  const found = mapValues(type, value, ({ field, path, value: given }) => {
    const look = entryOf(targetOf(field));
    if (!look) return given as unknown;
    const unknown = pointersIn({ path, value: given }).filter((_pointer, index) => !look([given].flat()[index]));
    problems.push(...unknown.map((pointer) => ({ field: pointer.path, message: `Es gibt keinen Eintrag mit der Id ${pointer.id}.` })));
    return withEntries(given, look);
  });
  // What is not even well-formed cannot be looked up.
  const related = errors.length === 0 ? relations.resolve(type, found, id) : { value: found, errors: [] };
  problems.push(...related.errors);
  if (problems.length > 0) throw invalid(problems);
  return mapTexts(type, related.value, { richText: canonicalHtml });
}

const nameOnly = (entry: ReferenceEntry | undefined) => entry && { id: entry.id, name: entry.name, translations: entry.translations };
const withFile = (sent: Row, file: Row | undefined) => file && { ...sent, id: file.id, name: file.name, extension: file.extension, mimeType: file.mimeType };

/** What lists have beside: all ids that match, and records to choose from, those with the words in their names first. */
export function serveChoosing(api: Application, type: ContentType<any>, resource: Pick<Resource, 'rows' | 'present'>): void {
  api.get(`/${type.name}/ids`, only(editors), (request, response) => {
    const query = queryOf(request);
    const ids = select(type, resource.rows, readListRequest(type, query, ['after'])).map(({ id }) => id).filter((id) => id > readAfter(query));
    response.json({ data: ids.sort((a, b) => a - b).slice(0, mostIds) });
  });
  api.get(`/${type.name}/options`, only(editors), (request, response) => {
    const asked: ListRequest = readListRequest(type, queryOf(request));
    const found = select(type, resource.rows, { ...asked, filters: asked.filters.filter(({ name }) => name === 'ids'), order: [{ field: type.titleField as string, direction: 'ASC' }] });
    const inName = (row: Row) => (fold(nameOf(type, row)).includes(fold(asked.term)) ? 0 : 1);
    const best = asked.term ? found.toSorted((a, b) => inName(a) - inName(b)) : found;
    response.json({
      data: best.slice(0, Math.min(asked.limit, 50)).map((row) => {
        const record = resource.present(row, viewerOf(response)) as Values;
        return { id: row.id, name: nameOf(type, record), detail: type.detailOf?.(record) ?? '', isPublic: row.isPublic };
      }),
    });
  });
}

/** `GET /search?term=…`: records of every type by any word, id or code; an id found exactly comes first. */
export function serveSearch(api: Application, types: readonly ContentType<any>[], relations: Relations): void {
  api.get('/search', only(editors), (request, response) => {
    const asked = readListRequest(pagesOnly, queryOf(request));
    const hits = types.flatMap((type) => (asked.term ? select(type, relations.of(type.name), asked) : []).map((row) =>
      ({ resource: type.name, id: row.id, title: nameOf(type, row), isPublic: row.isPublic, code: (type.codeField && row[type.codeField]) || null })));
    const isExact = (hit: { id: number }) => Number(String(hit.id) === asked.term);
    response.json({ data: hits.sort((a, b) => isExact(b) - isExact(a) || b.id - a.id).slice(0, Math.min(asked.limit, 50)) });
  });
}
