import { beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../domain/contentTypes';
import { referenceLists } from '../../domain/references';
import { projects } from '../../domain/types/project';
import { exportedAsDeclared } from '../../server/types';
import type { Unsupported } from '../../mock-server/unsupported';
import type { Fetch, Json } from './client';
import { create, minimalRecord } from './samples';
import { describeContract } from './targets';

/** URLs of lists, with the name of the target's gap if it lacks them. */
const lists: { path: string; without?: Unsupported }[] = [
  ...allContentTypes.flatMap(({ name }) => ['', '/options'].map((rest) => ({ path: `/${name}${rest}` }))),
  ...Object.values(referenceLists).map(({ path }) => ({ path: `/${path}` })),
  ...allContentTypes.map(({ name }) => ({ path: `/${name}/ids` })),
  ...['/inbox', '/files', '/search', '/users', '/contacts', '/contacts/ids'].map((path) => ({ path })),
  { path: '/inbox/history', without: 'inboxJournal' },
  ...['/contacts-data/person', '/contacts/duplicates'].map((path) => ({
    path,
    without: 'contactCalls' as const,
  })),
  { path: '/projects/geojson/de.json', without: 'projectMap' },
  { path: '/mails', without: 'mails' },
  { path: '/logs', without: 'logs' },
  { path: '/dashboard', without: 'logs' },
  { path: '/deleted', without: 'deleted' },
  { path: '/activity', without: 'activity' },
  { path: '/drafts', without: 'drafts' },
  ...[
    '/projects.xlsx',
    '/contacts.xlsx',
    '/contacts.xlsx/contact-groups',
    ...exportedAsDeclared.map((name) => `/${name}.xlsx`),
  ].map((path) => ({ path, without: 'xlsx' as const })),
  { path: '/employments', without: 'employments' },
  { path: '/contacts/verification-receivers', without: 'verification' },
];

describeContract('parameters', (api, unsupported) => {
  let admin: Fetch;
  beforeAll(async () => {
    admin = await api.as('ROLE_SUPER_ADMIN');
  });

  it.each(lists)('$path refuses an unknown parameter and names it', async ({ path, without }) => {
    if (without && unsupported(without)) return;
    for (const query of ['nieGehört[]=1', 'contactgroup[]=1&limit=2']) {
      const { status, problem } = await admin(`${path}?${query}`);
      const [name] = query.split('[');
      expect([status, problem?.detail], query).toEqual([400, expect.stringContaining(`«${name}»`)]);
    }
  });

  it('the list of matching ids refuses paging and ordering parameters', async () => {
    for (const parameter of ['limit', 'offset', 'orderBy[]', 'orderDirection[]', 'shape', 'total', 'randomize']) {
      const { status, problem } = await admin(`/projects/ids?${parameter}=1`);
      expect([status, problem?.detail], parameter).toEqual([
        400,
        `Den Parameter «${parameter.replace('[]', '')}» gibt es hier nicht.`,
      ]);
    }
  });

  it('a single record accepts no filters, also from visitors', async () => {
    const {
      record: { id },
    } = await create(admin, projects, minimalRecord(projects, 'Einzeln', { isPublic: true }));
    const [topic] = (await admin('/topics')).data;
    const [item] = (await admin('/inbox')).data;
    for (const path of [`/inbox/${item.id}`, `/inbox/${item.id}/others`])
      expect((await admin(`${path}?shape=summary`)).problem?.detail, path).toBe(
        'Den Parameter «shape» gibt es hier nicht.',
      );
    for (const path of [`/projects/${id}`, `/topics/${topic.id}`]) {
      for (const ask of unsupported('visitors') ? [admin] : [admin, api.fetch]) {
        const { status, problem } = await ask(`${path}?shape=summary`);
        expect([status, problem?.detail], path).toEqual([400, 'Den Parameter «shape» gibt es hier nicht.']);
        // Public pages state their audience. The mock does not support visitors, but reference lists are public there
        // too.
        expect((await ask(`${path}?audience=visitors`)).status, path).toBe(
          unsupported('visitors') && path.startsWith('/projects') ? 501 : 200,
        );
      }
    }
  });

  describe('existing clients', () => {
    it.each<[path: string, without?: Unsupported]>([
      ['/projects?term=&limit=30&offset=0&randomize=1&cooperation[]=national&topic[]=1'],
      [
        '/projects/geojson/de.json?term=a&cooperation[]=cantonal&limit=30&offset=0&randomize=1&status[]=public',
        'projectMap',
      ],
      [
        '/contacts-data/employee?status[]=public&contactGroup[]=1&orderBy[]=type&orderBy[]=lastName' +
          '&orderDirection[]=DESC&orderDirection[]=ASC&limit=45&offset=0&topic[]=1&state[]=1&term=a',
        'contactCalls',
      ],
      ['/contact-groups'],
      ['/inbox'],
      ['/topics'],
    ])('go on asking %s', async (path, without) =>
      expect((await admin(path)).status).toBe(without && unsupported(without) ? 501 : 200),
    );
  });

  it.skipIf(unsupported('shuffling'))(
    'shuffles projects daily: latest years first, consistent across pages, for visitors too',
    async () => {
      const year = (index: number) => (index < 12 ? '2031-05-05' : '2030-05-05');
      for (let index = 0; index < 24; index += 1)
        await create(
          admin,
          projects,
          minimalRecord(projects, `Mischung ${index}`, {
            isPublic: true,
            startDate: index === 23 ? null : year(index),
          }),
        );
      const ask = async (query: string) =>
        (await api.fetch(`/projects?term=Mischung&${query}`)).data.map(({ id, startDate }: Json) => ({
          id,
          startDate,
        }));
      const all = await ask('randomize=1');
      const years = all.map(({ startDate }: Json) => startDate?.slice(0, 4) ?? null);
      expect(years).toEqual([
        ...Array.from({ length: 12 }, () => '2031'),
        ...Array.from({ length: 11 }, () => '2030'),
        null,
      ]);
      const ids = all.map(({ id }: Json) => id);
      expect(new Set(ids).size).toBe(24);
      expect(ids.slice(0, 12)).not.toEqual(ids.slice(0, 12).toSorted((a: number, b: number) => a - b));
      expect(ids.slice(0, 12)).not.toEqual(ids.slice(0, 12).toSorted((a: number, b: number) => b - a));
      expect([
        ...(await ask('randomize=1&limit=7')),
        ...(await ask('randomize=1&limit=7&offset=7')),
        ...(await ask('randomize=1&limit=10&offset=14')),
      ]).toEqual(all);
      expect(await ask('randomize=1&orderBy[]=id&orderDirection[]=ASC')).toEqual(
        all.toSorted((a: Json, b: Json) => a.id - b.id),
      );
      expect(await ask('randomize=0')).toEqual(all.toSorted((a: Json, b: Json) => b.id - a.id));
    },
  );

  it.skipIf(unsupported('crossSite'))('a page that is not the last one says so to other sites too', async () => {
    const { headers } = await api.fetch('/projects?limit=1', { headers: { origin: 'https://embed.example.org' } });
    expect(headers.get('link')).toBe('</api/v1/projects?limit=1&offset=1>; rel="next"');
    expect(headers.get('access-control-expose-headers')).toContain('Link');
  });
});
