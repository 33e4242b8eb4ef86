import type { Application } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import type { HistoryEntry } from '../domain/history';
import { pagingOnly, readListRequest } from '../domain/lists/listRequest';
import { notFound, Refusal } from './problems';
import { etag, idOf, pageOf, queryOf, type Resource, type Row } from './resource';
import { requireRole, viewerOf } from './sessions';

/** A type's history since the mock server started, and its deleted records. */
export class Versions {
  private readonly entries = new Map<number, HistoryEntry[]>();
  private readonly deleted = new Map<number, Row>();
  private last = 0;

  constructor(private readonly resource: Pick<Resource, 'name' | 'rows' | 'read' | 'write' | 'present' | 'written'>) {}

  /** Records the state before the first write, since json-server changes rows in place. */
  before(row: Row, viewer: Viewer): void {
    if (!this.entries.has(row.id)) this.add(row, 'create', null, viewer);
  }

  written(row: Row, isGone: boolean, viewer: Viewer): void {
    if (isGone) {
      this.before(row, viewer);
      this.deleted.set(row.id, { ...row });
    }
    const last = this.entries.get(row.id)?.[0]?.action ?? 'delete';
    this.add(row, isGone ? 'delete' : last === 'delete' ? 'create' : 'update', viewer, viewer);
  }

  private add(row: Row, action: HistoryEntry['action'], by: Viewer, viewer: Viewer): void {
    const known = this.entries.get(row.id) ?? [];
    const record =
      action === 'delete' ? known[0]?.record : structuredClone(this.resource.present(row, viewer) ?? undefined);
    const entry = {
      id: (this.last += 1),
      recordId: row.id,
      version: row.version + (action === 'delete' ? 1 : 0),
      action,
      at: action === 'delete' ? new Date().toISOString() : row.updatedAt,
      user: by && { id: by.id, email: by.email },
      record: record as HistoryEntry['record'],
    };
    this.entries.set(row.id, [entry, ...known]);
  }

  serve(api: Application): void {
    const { name, rows, write, present } = this.resource;
    api.get(`/${name}/:id/history`, requireRole(editors), (request, response) => {
      const [id, viewer] = [idOf(request), viewerOf(response)];
      const row = rows.find((candidate) => candidate.id === id);
      if (row) this.before(row, viewer);
      // Nothing is ever merged in the mock.
      const { merged: _, ...query } = queryOf(request);
      const entries = this.entries.get(id);
      if (!entries) throw notFound();
      response.json({ data: pageOf(request, response, readListRequest(pagingOnly, query), entries) });
    });
    api.post(`/${name}/:id/restore`, requireRole(write), (request, response) => {
      const [id, viewer] = [idOf(request), viewerOf(response)];
      const gone = this.deleted.get(id);
      if (!gone) throw new Refusal(409, 'Dieser Eintrag ist nicht gelöscht.');
      const { historyId, record } = (request.body ?? {}) as { historyId?: number; record?: object };
      const version = this.entries.get(id)?.find((entry) => entry.id === historyId)?.record;
      const row: Row = {
        ...gone,
        ...(this.resource as Resource).update?.(gone, { ...version, ...record }, viewer),
        version: gone.version + 2,
        updatedAt: new Date().toISOString(),
      };
      this.deleted.delete(id);
      rows.push(row);
      this.resource.written?.(row, false, request, viewer);
      response.set('ETag', etag(row)).json({ data: present(row, viewer) });
    });
  }
}
