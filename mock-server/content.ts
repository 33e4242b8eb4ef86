import type { Application } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import { canonicalHtml } from '../domain/values/canonicalHtml';
import { nameOf, type ContentType, type FieldError } from '../domain/contentType';
import { inboxTypeFor } from '../domain/inbox/inbox';
import { pointersIn, targetOf, withEntries, type Target } from '../domain/kinds/targets';
import { optionsOf, readAfter, readListRequest, refuseUnknown, type ListRequest } from '../domain/lists/listRequest';
import { mapTexts } from '../domain/mapTexts';
import type { ReferenceEntry, ReferenceListName } from '../domain/references';
import { shapeOf } from '../domain/shapes';
import { readInput } from '../domain/validate';
import { mapValues } from '../domain/visitValues';
import { yearFilters, type YearFilter } from '../domain/lists/years';
import type { TranslationGaps } from './gaps';
import type { Inbox } from './inbox';
import { invalid, leftOut } from './problems';
import type { Relations } from './related';
import { queryOf, type Resource, type Row } from './resource';
import { select } from './selection';
import { requireRole, viewerOf } from './sessions';
import { Versions } from './versions';
import { isObject } from '../domain/values/isObject';

type Values = Record<string, unknown>;
/** The relations of a record, and the side effects of its writes. */
interface Around {
  references: Record<ReferenceListName, ReferenceEntry[]>;
  files: readonly Row[];
  relations: Relations;
  inbox: Inbox;
  gaps: TranslationGaps;
}

/**
 * The resource of a content type, derived from its declaration. `fill` adds the initial records, when all types exist.
 */
export function contentResource(
  type: ContentType,
  around: Around,
): Resource & { versions: Versions; fill(demo: Iterable<Row>): void } {
  const { relations, inbox, gaps } = around;
  const rows = relations.of(type.name);
  const accept = (input: unknown, before: Row | null) =>
    resolve(type, readInput(type, input, before && relations.expand(type, before)), around, before);
  const present = (row: Row, viewer: Viewer, short = false) => {
    if (type.read(viewer) !== 'all') throw leftOut();
    return shapeOf(type, 'all', short)(relations.expand(type, row, short));
  };
  // Keys missing in the request keep their values; anything but an object is passed on unchanged, and refused.
  const changed = (current: Row, input: unknown) => accept(isObject(input) ? { ...current, ...input } : input, current);
  const resource: Resource & { fill(demo: Iterable<Row>): void } = {
    name: type.name,
    rows,
    read: (viewer) => type.read(viewer) !== 'none',
    write: type.write,
    present,
    listed: type,
    list: (listRequest) => select(type, rows, listRequest, (row) => relations.expand(type, row, true)),
    create: (input) => accept(input, null),
    update(current, input, viewer) {
      versions.before(current, viewer);
      return changed(current, input);
    },
    ...(inboxTypeFor(type.name) && {
      released: (input: unknown, isNew: boolean) => inbox.named(type.name, input, isNew),
      kept: (input: unknown, before: Row | null, viewer: Viewer) =>
        (input as Values | null)?.addToInbox === true
          ? inbox.keep(type, input, before ? changed(before, input) : accept(input, null), before, viewer)
          : undefined,
    }),
    written(row, isGone, _request, viewer) {
      relations.written(type, row.id, isGone ? null : row);
      gaps.written(type, row, isGone, viewer);
      versions.written(row, isGone, viewer);
    },
    fill(demo) {
      for (const record of demo) {
        const { id, createdAt, updatedAt } = record;
        const row: Row = { id, createdAt, updatedAt, version: 1, ...accept(record, null) };
        rows.push(row);
        relations.written(type, id, row);
        gaps.written(type, row, false);
      }
    },
  };
  const versions = new Versions(resource);
  return Object.assign(resource, { versions });
}

/** Rich text as the server stores it. */
const canonical = { richText: canonicalHtml };

/**
 * Adds names and translations to relations, and stored names to files.
 * @throws 422 with the errors of `validate` and every unknown id
 */
function resolve(
  type: ContentType,
  { value, errors }: { value: Values; errors: FieldError[] },
  { references, files, relations }: Around,
  before: Row | null,
): Values {
  const problems = [...errors];
  const entryOf: (target: Target | null) => ((entry: Row) => object | undefined) | undefined = (target) => {
    if (target && 'list' in target)
      return ({ id: wanted }) => nameOnly(references[target.list].find((entry) => entry.id === wanted));
    if (target && 'resource' in target)
      return ({ id: wanted }) => relations.find(target.resource, wanted) && { id: wanted };
    if (target && 'file' in target)
      return (sent) =>
        withFile(
          sent,
          files.find((file) => file.id === sent.id),
        );
    return undefined;
  };
  const found = mapValues(type, value, ({ field, path, value: given }) => {
    const lookUp = entryOf(targetOf(field));
    if (!lookUp) return given as unknown;
    const unknown =
      field.kind === 'records' && field.loose
        ? []
        : pointersIn({ path, value: given }).filter((_pointer, index) => !lookUp([given].flat()[index]));
    problems.push(
      ...unknown.map((pointer) => ({
        field: pointer.path,
        message: `Es gibt keinen Eintrag mit der Id ${pointer.id}.`,
      })),
    );
    return withEntries(given, lookUp);
  });
  // Malformed values cannot be looked up.
  const related = errors.length === 0 ? relations.resolve(type, found, before) : { value: found, errors: [] };
  problems.push(...related.errors);
  if (problems.length > 0) throw invalid(problems);
  return mapTexts(type, related.value, canonical);
}

const nameOnly = (entry: ReferenceEntry | undefined) =>
  entry && { id: entry.id, name: entry.name, translations: entry.translations };
const withFile = (sent: Row, file: Row | undefined) =>
  file && { ...sent, id: file.id, name: sent.name || file.name, extension: file.extension, mimeType: file.mimeType };

/** The years with records. */
export function serveYears(api: Application, type: ContentType, { rows }: Pick<Resource, 'rows'>): void {
  const filters = yearFilters(type);
  if (filters.length === 0) return;
  api.get(
    `/${type.name}/years`,
    requireRole((viewer) => type.read(viewer) === 'all'),
    (request, response) => {
      refuseUnknown(queryOf(request), []);
      const yearsOf = (filter: YearFilter) =>
        rows.flatMap((row) => {
          const bounds = (filter.kind === 'year' ? [row[filter.field]] : [row[filter.start], row[filter.end]])
            .filter(Boolean)
            .map((day) => Number(String(day).slice(0, 4)));
          return Array.from(
            { length: bounds.length === 0 ? 0 : Math.max(...bounds) - Math.min(...bounds) + 1 },
            (_, index) => Math.min(...bounds) + index,
          );
        });
      response.json({
        data: Object.fromEntries(
          filters.map(([name, filter]) => [name, [...new Set(yearsOf(filter))].sort((a, b) => b - a)]),
        ),
      });
    },
  );
}

/** The ids of all records that match a list's filters. */
export function serveIds(api: Application, type: ContentType, { rows }: Pick<Resource, 'rows'>): void {
  api.get(`/${type.name}/ids`, requireRole(editors), (request, response) => {
    const query = queryOf(request);
    refuseUnknown(query, ['term', 'after', ...Object.keys(type.filters)]);
    const [listRequest, after] = [readListRequest(type, query, ['after']), readAfter(query)];
    const ids = select(type, rows, { ...listRequest, order: [{ field: 'id', direction: 'ASC' }] }).map(({ id }) => id);
    response.json({ data: ids.filter((id) => id > after) });
  });
}

/** The options of autocomplete inputs. */
export function serveOptions(api: Application, type: ContentType, resource: Pick<Resource, 'rows' | 'present'>): void {
  api.get(`/${type.name}/options`, requireRole(editors), (request, response) => {
    const listRequest: ListRequest = readListRequest(optionsOf(type), queryOf(request));
    const found = select(type, resource.rows, {
      ...listRequest,
      order: [{ field: type.titleField, direction: 'ASC' }],
    });
    response.json({
      data: found.slice(0, Math.min(listRequest.limit, 50)).map((row) => {
        const record = resource.present(row, viewerOf(response)) as Values;
        return {
          id: row.id,
          name: nameOf(type, record),
          detail: type.detailOf?.(record) ?? '',
          isPublic: row.isPublic,
        };
      }),
    });
  });
}
