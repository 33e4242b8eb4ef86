import type { Application, Request, Response } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import { inboxListDeclaration, inboxTypeOf, type InboxItem } from '../domain/inbox';
import { assignSchema, dismissSchema } from '../domain/inboxRequests';
import { isAssignable, usesOf } from '../domain/listUses';
import { readListRequest } from '../domain/listRequest';
import type { ReferenceEntry, ReferenceListName } from '../domain/references';
import { only, viewerOf } from './guard';
import type { Inbox } from './inbox';
import { leavesOut } from './leavesOut';
import { invalid, notFound, Refusal } from './problems';
import { pageOf, queryOf } from './resource';

/** The id of the record that says what an item proposes; null where there is none. */
export type TakenOver = (item: InboxItem, viewer: Viewer) => number | null;

/** The routes of the inbox. Items are written by saves, never here. */
export function serveInbox(api: Application, inbox: Inbox, references: Record<ReferenceListName, ReferenceEntry[]>, takenOver: TakenOver): void {
  const asked = (request: Request) => readListRequest(inboxListDeclaration, queryOf(request));
  const idOf = (request: Request) => {
    if (!/^[1-9]\d{0,9}$/.test(request.params.id ?? '')) throw notFound();
    return Number(request.params.id);
  };

  api.get('/inbox', only(editors), (request, response) => {
    const { data, meta } = inbox.list(asked(request));
    response.json({ data: pageOf(request, response, asked(request), data), meta });
  });
  api.get('/inbox/history', only(editors), (request, response) => response.json({ data: pageOf(request, response, asked(request), inbox.ended()) }));
  const missing = () => {
    throw new Refusal(501, leavesOut.inboxJournal);
  };
  for (const path of ['/inbox/undo', '/inbox/:id/undo', '/inbox/:id/carry-out', '/inbox/imports/:id/dismiss', '/inbox/imports/:id/undo', '/presence']) api.post(path, only(editors), missing);
  for (const path of ['/inbox/imports', '/presence']) api.get(path, only(editors), missing);
  api.get('/inbox/:id', only(editors), (request, response) => {
    const item = inbox.find(idOf(request));
    response.set('ETag', `"${item.version}"`).set('Cache-Control', 'no-store').json({ data: item });
  });
  api.get('/inbox/:id/others', only(editors), (request, response) => response.json({ data: inbox.others(inbox.find(idOf(request))) }));
  api.delete('/inbox', only(editors), (request, response) => {
    const parsed = dismissSchema.safeParse(request.body);
    if (!parsed.success) throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    const items = parsed.data.items.map((seen) => ({ ...seen, item: inbox.open(seen.id) }));
    const stale = items.find(({ version, item }) => version !== item.version);
    if (stale) throw new Refusal(412, staleMessage, { data: stale.item });
    for (const { item } of items) inbox.end(item, 'dismissed', viewerOf(response));
    response.json({ data: items.map(({ id }) => ({ id })) });
  });
  api.delete('/inbox/:id', only(editors), (request, response) => {
    const item = inbox.open(idOf(request));
    refuseStale(request, response, item);
    const record = takenOver(item, viewerOf(response));
    inbox.end(item, record === null ? 'dismissed' : 'merged', viewerOf(response), record ?? item.internalId);
    response.json({ data: { id: item.id } });
  });
  api.post('/inbox/:id/assign', only(editors), (request, response) => {
    const parsed = assignSchema.safeParse(request.body);
    if (!parsed.success) throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    const item = inbox.open(idOf(request));
    const { list } = inboxTypeOf(item.type);
    if (!list) throw invalid([{ field: 'id', message: 'Dieser Eintrag lässt sich keinem anderen zuordnen.' }]);
    const entry = references[list].find(({ id }) => id === parsed.data.id);
    if (!entry || !isAssignable(list, entry)) throw invalid([{ field: 'id', message: `Es gibt hier keinen Eintrag mit der Id ${parsed.data.id}.` }]);
    for (const { itemType, field } of usesOf(list)) inbox.resolve(itemType, field, item.title, { id: entry.id, name: entry.name });
    inbox.end(item, 'merged', viewerOf(response), entry.id);
    response.json({ data: { id: item.id } });
  });
}

function refuseStale(request: Request, response: Response, item: InboxItem): void {
  const expected = request.headers['if-match'];
  if (!expected || expected === '*' || expected === `"${item.version}"`) return;
  response.set('ETag', `"${item.version}"`);
  throw new Refusal(412, staleMessage, { data: item });
}

const staleMessage = 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.';
