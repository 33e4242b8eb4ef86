import type { Application, Request, Response } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import { nameOf, type ContentType } from '../domain/contentType';
import { allContentTypes } from '../domain/contentTypes';
import { mostIds, type Query } from '../domain/http';
import { duplicateParameters } from '../domain/duplicates';
import { readAfter, readListRequest, refuseUnknown, type ListRequest } from '../domain/listRequest';
import { fold } from '../domain/search';
import { contactGroups } from '../domain/types/contactGroup';
import { contacts, contactTypeOf } from '../domain/types/contacts';
import { only, viewerOf } from './guard';
import type { History } from './history';
import { leavesOut } from './leavesOut';
import { invalid, notFound, Refusal } from './problems';
import { pageOf, queryOf, type Resource } from './resource';
import { findRow, type Row } from './rows';
import { matchesTerm } from './searching';
import { askedByStranger } from '../domain/strangers';
import { select } from './selection';

type Values = Record<string, any>;
interface Store {
  resourceOf(type: ContentType<any>): Resource;
  history: History;
}

/** What contacts have beside the routes of all types: both kinds under one address, groups' members, type-ahead, duplicates. */
export function serveContacts(api: Application, store: Store): void {
  const members = contacts.members as ContentType<any>[];
  const typeOfId = (id: string | undefined) => {
    const type = members.find((member) => store.resourceOf(member).rows.some((row) => String(row.id) === id));
    if (!type) throw notFound();
    return type;
  };

  for (const path of ['/contacts.xlsx', '/contacts.xlsx/contact-groups']) {
    api.use(path, only(editors), () => {
      throw new Refusal(501, leavesOut.xlsx);
    });
  }
  api.use('/employments', only(editors), () => {
    throw new Refusal(501, leavesOut.employments);
  });
  for (const [method, path] of [['get', '/contacts/verification-receivers'], ['post', '/contacts/send-verification-emails']] as const) {
    api[method](path, only(editors), () => {
      throw new Refusal(501, leavesOut.verification);
    });
  }
  for (const path of ['/contacts/verify/:code', '/contact-groups/opt-in', '/contact-groups/confirm-opt-in/:code']) {
    api.use(path, () => {
      throw new Refusal(501, leavesOut.verification);
    });
  }
  // Nobody was ever asked here.
  api.get('/contacts/:id/verification', only(editors), (_request, response) => response.json({ data: { sentAt: null, confirmedAt: null } }));
  const list = (given: ListRequest, viewer: Viewer) => {
    const asked = contacts.read(viewer) === 'public' ? askedByStranger(contacts, given) : given;
    // As whoever asks sees them: nobody finds what they do not see.
    const rows = members.flatMap((type) => store.resourceOf(type).rows.flatMap((row) => (store.resourceOf(type).present(row, viewer) as Row | null) ?? []));
    // Each is searched as what it is.
    const found: Values[] = select(contacts, rows, { ...asked, term: '' }).filter((row) => asked.term === '' || matchesTerm(typeOfId(String(row.id)), row, asked.term));
    return found;
  };
  const page = (request: Request, response: Response) => {
    const asked = readListRequest(contacts, queryOf(request));
    return pageOf(request, response, asked, list(asked, viewerOf(response)));
  };
  api.get('/contacts', (request, response) => {
    // Express takes a slash at the end for nothing.
    if (request.path.endsWith('/')) throw notFound();
    response.json({ data: page(request, response) });
  });
  api.get('/contacts/ids', only(editors), (request, response) => {
    const query = queryOf(request);
    response.json(idsAnswer(list(readListRequest(contacts, query, ['after']), viewerOf(response)).map(({ id }) => id as number), query));
  });
  api.get('/contacts-data/:contactType', (request, response) => {
    const [here, there, type] = request.params.contactType === 'company' ? ['company', 'employee', 'company'] : ['employee', 'company', 'person'];
    const records = page(request, response);
    const employments = records.filter((record) => record.type === type).flatMap((record) =>
      (record.employments as Values[]).map((item, index) => ({ ...item, position: index + 1, [here as string]: { id: record.id }, [there as string]: item[there as string] })));
    response.json({ data: { contacts: records.map((record) => ({ ...record, employments: (record.employments as Values[]).map(({ id }) => ({ id })) })), employments } });
  });
  api.delete('/contacts', only(editors), (request, response) => {
    const answer = { deleted: [] as number[], failed: [] as Values[] };
    for (const id of new Set(idsOf(request))) {
      try {
        const resource = store.resourceOf(typeOfId(String(id)));
        const row = findRow(resource.rows, String(id));
        resource.remove?.(row, viewerOf(response));
        resource.rows.splice(resource.rows.indexOf(row), 1);
        resource.written?.('delete', row, viewerOf(response));
        answer.deleted.push(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        answer.failed.push({ id, message: `Der Eintrag mit der ID ${id} konnte nicht gelöscht werden.`, reason: error.message });
      }
    }
    response.json({ data: answer });
  });
  serveDuplicates(api, store);
  serveMembers(api, store, typeOfId);
  for (const type of allContentTypes) {
    serveOptions(api, type, store.resourceOf(type));
    serveIds(api, type, store.resourceOf(type));
  }

  // There are no regions here.
  api.get('/contacts/:id/regions', (request, response) => {
    const type = typeOfId(request.params.id);
    const resource = store.resourceOf(type);
    if (!resource.present(findRow(resource.rows, request.params.id), viewerOf(response))) throw notFound();
    response.json({ data: [] });
  });
  api.delete('/contacts/:id/regions', only(editors), (request, response) => {
    typeOfId(request.params.id);
    response.json({ data: { id: Number(request.params.id) } });
  });

  // The single address of both: passed on to that of the type.
  api.use((request, _response, next) => {
    const [, id, rest = ''] = /^\/contacts(?:\/([^/?]*))?((?:[/?].*)?)$/.exec(request.url) ?? [];
    if (request.method === 'POST' && request.path === '/contacts') {
      const { body } = request as { body?: Values };
      if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid([{ field: '', message: 'Hier wird ein Objekt erwartet.' }]);
      const type = contactTypeOf(body.type);
      if (!type) throw invalid([{ field: 'type', message: 'Geben Sie bitte an, ob es eine Person oder eine Organisation ist.' }]);
      request.url = `/${type.name}`;
    } else if (id && /^\d+$/.test(id)) {
      request.url = `/${typeOfId(id).name}/${id}${rest}`;
    }
    next();
  });
}

const idsOf = (request: Request): number[] => {
  const ids = (request.body as Values | undefined)?.ids;
  if (!Array.isArray(ids) || ids.some((id) => !Number.isInteger(id) || id < 1)) throw invalid([{ field: 'ids', message: 'Hier wird eine Liste von Ids erwartet.' }]);
  return ids as number[];
};

function serveMembers(api: Application, store: Store, typeOfId: (id: string) => ContentType<any>): void {
  const change = (adds: boolean) => (request: Request, response: Response) => {
    const group = findRow(store.resourceOf(contactGroups).rows, request.params.id);
    const wanted = idsOf(request);
    const unknown = wanted.flatMap((id, place) => ((contacts.members as ContentType<any>[]).some((type) => store.resourceOf(type).rows.some((row) => row.id === id)) ? [] : [{ field: `ids.${place}`, message: `Es gibt keinen Eintrag mit der Id ${id}.` }]));
    if (adds && unknown.length > 0) throw invalid(unknown);
    const gone = new Set(unknown.map(({ field }) => wanted[Number(field.slice(4))]));
    let changed = 0;
    for (const id of new Set(wanted.filter((one) => !gone.has(one)))) {
      const resource = store.resourceOf(typeOfId(String(id)));
      const row = findRow(resource.rows, String(id));
      const groups = row.contactGroups as { id: number }[];
      if (groups.some((entry) => entry.id === group.id) === adds) continue;
      row.contactGroups = adds ? [...groups, { id: group.id }] : groups.filter((entry) => entry.id !== group.id);
      row.version += 1;
      store.history.keep(resource, 'update', row, viewerOf(response));
      changed += 1;
    }
    if (changed > 0) group.version += 1;
    response.json({ data: { id: group.id, [adds ? 'added' : 'removed']: changed } });
  };
  api.post('/contact-groups/:id/contacts', only(editors), change(true));
  api.delete('/contact-groups/:id/contacts', only(editors), change(false));
}

/** `GET /{resource}/ids`: all that match. */
function serveIds(api: Application, type: ContentType<any>, resource: Resource): void {
  api.get(`/${type.name}/ids`, only(editors), (request, response) => {
    const query = queryOf(request);
    const found = select(type, resource.rows, readListRequest(type, query, ['after']));
    response.json(idsAnswer(found.map(({ id }) => id), query));
  });
}

function idsAnswer(ids: number[], query: Query): { data: number[] } {
  const after = readAfter(query);
  return { data: ids.filter((id) => id > after).sort((a, b) => a - b).slice(0, mostIds) };
}

/** `GET /{resource}/options`: records to choose from, those with the words in their names first. */
function serveOptions(api: Application, type: ContentType<any>, resource: Resource): void {
  api.get(`/${type.name}/options`, only(editors), (request, response) => {
    const asked = readListRequest(type, queryOf(request));
    const filters = asked.filters.filter(({ name }) => name === 'ids');
    const order = [{ field: type.titleField as string, direction: 'ASC' as const }];
    const found = select(type, resource.rows, { ...asked, filters, order });
    const inName = (row: Row) => (fold(nameOf(type, row)).includes(fold(asked.term)) ? 0 : 1);
    const best = asked.term ? found.toSorted((a, b) => inName(a) - inName(b)) : found;
    const options = best.slice(0, Math.min(asked.limit, 50)).map((row) => {
      const record = resource.present(row, viewerOf(response)) as Values;
      return { id: row.id, name: nameOf(type, record), detail: type.detailOf?.(record) ?? '', isPublic: row.isPublic };
    });
    response.json({ data: options });
  });
}

function serveDuplicates(api: Application, store: Store): void {
  api.get('/contacts/duplicates', only(editors), (request, response) => {
    const query = queryOf(request);
    refuseUnknown(query, duplicateParameters);
    const text = (name: string) => fold(query[name]?.[0]?.trim() ?? '');
    const type = contactTypeOf(query.type?.[0] ?? 'person');
    if (!type) throw new Refusal(400, '«type» muss person oder company sein.');
    const name = type.shares?.type === 'company' ? text('companyName') : [text('firstName'), text('lastName')].filter(Boolean).join(' ');
    const same = (one: string, other: unknown) => one !== '' && one === fold(String(other)).trim();
    const hasNoPlace = (...place: unknown[]) => place.every((part) => String(part ?? '').trim() === '');
    const found = store.resourceOf(type).rows.flatMap((row) => {
      const byName = same(name, nameOf(type, row)) && (hasNoPlace(text('city'), text('zipCode')) || hasNoPlace(row.city, row.zipCode) || same(text('city'), row.city) || same(text('zipCode'), row.zipCode));
      const because = same(text('email'), row.email) ? 'email' : byName ? 'name' : undefined;
      if (!because || row.id === Number(query.except?.[0])) return [];
      return [{ id: row.id, type: type.shares?.type, name: nameOf(type, row), detail: type.detailOf?.(row) ?? '', isPublic: row.isPublic, because }];
    });
    response.json({ data: found.slice(0, 10) });
  });
}
