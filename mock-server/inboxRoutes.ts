import type { Application, Request } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import { inboxListDeclaration, inboxTypeFor } from '../domain/inbox';
import { inboxHistoryDeclaration } from '../domain/inboxHistory';
import { dismissSchema, inboxSaveSchema } from '../domain/inboxRequests';
import { readListRequest } from '../domain/listRequest';
import { only, viewerOf } from './guard';
import type { Inbox } from './inbox';
import { leavesOut } from './leavesOut';
import { checked, invalid, Refusal } from './problems';
import { etag, idOf, pageOf, queryOf } from './resource';
import type { Row } from './rows';

/** The routes of the inbox. */
export function serveInbox(api: Application, inbox: Inbox): void {
  const asked = (request: Request) => readListRequest(inboxListDeclaration, queryOf(request));
  const seen = (request: Request) => {
    const version = /^"(\d+)"$/.exec(request.headers['if-match'] ?? '')?.[1];
    return inbox.open(idOf(request), version === undefined ? null : Number(version));
  };

  api.get('/inbox', only(editors), (request, response) => {
    const { data, meta } = inbox.list(asked(request));
    response.json({ data: pageOf(request, response, asked(request), data), meta });
  });
  api.get('/inbox/history', only(editors), (request, response) =>
    response.json({ data: pageOf(request, response, readListRequest(inboxHistoryDeclaration, queryOf(request)), inbox.ended()) }));
  api.get('/inbox/:id', only(editors), (request, response) => {
    const item = inbox.find(idOf(request));
    response.set('ETag', etag(item)).set('Cache-Control', 'no-store').json({ data: item });
  });
  api.get('/inbox/:id/others', only(editors), (request, response) => response.json({ data: inbox.others(inbox.find(idOf(request))) }));
  api.delete('/inbox', only(editors), (request, response) => {
    const items = checked(dismissSchema, request.body).items.map(({ id, version }) => inbox.open(id, version));
    for (const item of items) inbox.end(item, 'dismissed', viewerOf(response));
    response.json({ data: items.map(({ id }) => ({ id })) });
  });
  api.delete('/inbox/:id', only(editors), (request, response) => {
    const item = seen(request);
    inbox.end(item, 'dismissed', viewerOf(response));
    response.json({ data: { id: item.id } });
  });
}

/** The part that the inbox has in saving records of a type. */
export interface InboxPart {
  /** What a save says of items: they are still as they were seen. Errors: 409, 412, 422, 501. Out: to be called with the record once it is saved. */
  named(input: unknown): (row: Row, viewer: Viewer) => void;
  /** Ends what is open about a deleted record. */
  forget(row: Row, viewer: Viewer): void;
}

/** For a type that comes by way of the inbox; undefined for others. */
export function inboxPart(inbox: Inbox, resource: string): InboxPart | undefined {
  const type = inboxTypeFor(resource);
  return type && {
    named(input) {
      // What is no object is refused with the record.
      const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
      const { inboxId, inboxVersion, inboxOthers, addToInbox, merge } = checked(inboxSaveSchema, isObject ? input : {});
      if (addToInbox) throw new Refusal(501, leavesOut.inboxJournal.sentence);
      const wanted = inboxId === null ? [] : [{ id: inboxId, version: inboxVersion }, ...inboxOthers];
      const items = wanted.map(({ id, version }) => inbox.open(id, version));
      if (items.some((item) => item.type !== type)) throw invalid([{ field: 'inboxId', message: 'Diesen Eintrag gibt es im Posteingang nicht.' }]);
      return (row, viewer) => {
        for (const item of items) if (merge) inbox.end(item, 'merged', viewer, row.id); else inbox.link(item, row.id);
      };
    },
    forget: (row, viewer) => inbox.forget(type, row.id, viewer),
  };
}
