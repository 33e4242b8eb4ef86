import createClient from 'openapi-fetch';
import { listProjects } from './out/hey';
import { createClient as createHeyClient } from './out/hey/client';
import type { paths } from './out/openapi';
import type { Project } from './out/orval';

/** What a program does with a project: it creates one, changes it based on its version, and finds it in the list. */
export async function useProjects(baseUrl: string, cookie: string) {
  const headers = { cookie };
  const api = createClient<paths>({ baseUrl, headers });
  const created = await api.POST('/projects', {
    body: { title: 'Holz aus der Region', translations: { fr: { title: 'Bois de la région' }, it: {} } },
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  });
  const id = created.data?.data.id ?? 0;
  const at = (version: string | null) => ({ path: { id }, header: { 'If-Match': version ?? '' } });
  const version = created.response.headers.get('etag');
  const changed = await api.PUT('/projects/{id}', { params: at(version), body: { keywords: 'Holz' } });
  const stale = await api.PUT('/projects/{id}', { params: at(version), body: { keywords: 'Stein' } });
  const invalid = await api.PUT('/projects/{id}', {
    params: at(changed.response.headers.get('etag')),
    body: { title: '' },
  });
  const listed = await listProjects({
    client: createHeyClient({ baseUrl, headers }),
    query: { 'ids[]': [String(id)], limit: 1 },
  });
  const found = listed.data?.data[0] as Project | undefined;
  return {
    title: found?.title,
    keywords: found?.keywords,
    stale: stale.error?.status,
    invalid: invalid.error?.errors?.map(({ field }) => field),
  };
}
