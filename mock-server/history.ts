import type { Application } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import type { ContentType } from '../domain/contentType';
import { pagesOnly, readListRequest } from '../domain/listRequest';
import { only } from './guard';
import { notFound } from './problems';
import { pageOf, queryOf, type Resource } from './resource';
import type { Action, Row } from './rows';

export type Entry = { id: number; version: number; action: Action; at: string; user: { id: number; email: string } | null; record: object };

/** What happened to records since the mock started, by resource and id, newest first. */
export class History {
  private readonly entries = new Map<string, Entry[]>();
  private count = 0;

  /** Keeps what a record is after a write; after a deletion, what it was before. */
  keep(resource: Resource, action: Action, row: Row, viewer: Viewer): void {
    this.of(resource.name, row.id).unshift({
      id: ++this.count,
      version: action === 'delete' ? row.version + 1 : row.version,
      action,
      at: new Date().toISOString(),
      user: viewer && { id: viewer.id, email: viewer.email },
      record: resource.present(row, viewer) as object,
    });
  }

  serve(api: Application, type: ContentType<any>, resource: Resource): void {
    api.get(`/${resource.name}/:id/history`, only(editors), (request, response) => {
      const id = /^[1-9]\d{0,9}$/.test(request.params.id ?? '') ? Number(request.params.id) : 0;
      const entries = this.of(resource.name, id);
      if (entries.length === 0 && !resource.rows.some((row) => row.id === id)) throw notFound();
      response.json({ data: pageOf(request, response, readListRequest(pagesOnly, queryOf(request)), entries) });
    });
  }

  /** The last entries of records that are no more. */
  deleted(resource: string): Entry[] {
    return [...this.entries].flatMap(([key, [last]]) => (key.startsWith(`${resource}/`) && last?.action === 'delete' ? last : []));
  }

  of(resource: string, id: number): Entry[] {
    const key = `${resource}/${id}`;
    const entries = this.entries.get(key) ?? [];
    this.entries.set(key, entries);
    return entries;
  }
}
