import type { Application } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import { pagesOnly, readListRequest } from '../domain/listRequest';
import { only } from './guard';
import { notFound } from './problems';
import { idOf, pageOf, queryOf, type Resource } from './resource';
import type { Action, Row } from './rows';

type Entry = { id: number; version: number; action: Action; at: string; user: { id: number; email: string } | null; record: object };

/** What happened to records since the mock started, newest first. */
export class History {
  private readonly entries = new Map<string, Entry[]>();
  private count = 0;

  /** Keeps what a record is after a write; after a deletion, what it was before. */
  keep({ name, present }: Resource, action: Action, row: Row, viewer: Viewer): void {
    const entry = {
      id: ++this.count, version: action === 'delete' ? row.version + 1 : row.version, action, at: new Date().toISOString(),
      user: viewer && { id: viewer.id, email: viewer.email }, record: present(row, viewer) as object,
    };
    this.entries.set(`${name}/${row.id}`, [entry, ...(this.entries.get(`${name}/${row.id}`) ?? [])]);
  }

  /** Whether an account has made or changed a record since a moment. */
  isChangedBy(name: string, id: number, user: number, since: string): boolean {
    return (this.entries.get(`${name}/${id}`) ?? []).some((entry) => entry.user?.id === user && entry.at >= since);
  }

  serve(api: Application, { name, rows }: Resource): void {
    api.get(`/${name}/:id/history`, only(editors), (request, response) => {
      const id = idOf(request);
      const entries = this.entries.get(`${name}/${id}`) ?? [];
      if (entries.length === 0 && !rows.some((row) => row.id === id)) throw notFound();
      response.json({ data: pageOf(request, response, readListRequest(pagesOnly, queryOf(request)), entries) });
    });
  }
}
