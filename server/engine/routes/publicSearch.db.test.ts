import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/testApi';

const api = testApi();
const find = async (query: string) => {
  const { status, body } = await api.ask('GET', `/search/public?${query}`);
  expect(status).toBe(200);
  return body as { data: Record<string, any>[]; meta: Record<string, any> };
};

it('finds what is public in every type, best matches first, with the number of each type and where it is', async () => {
  const make = (path: string, record: object) => api.ask('POST', path, { isPublic: true, ...record });
  await make('/projects', {
    title: 'Holzbau im Tal',
    projectCode: 'GEHEIM-7',
    userComment: 'Wollgras',
    translations: { fr: { title: 'Construction', description: '<p>Une charpente de mélèze au village.</p>' }, it: {} },
  });
  await make('/posts', { title: 'Mélèze im Entwurf', isPublic: false });
  await make('/posts', { title: 'Neues', text: `<p>${'Viel davor. '.repeat(30)} Ein Stall aus Mélèze.</p>` });
  await make('/contacts/company', { companyName: 'Mélèze AG', email: 'info@example.org' });
  const { data, meta } = await find('term=meleze&locale=fr');
  expect(data.map(({ type, title, lang, found }) => ({ type, title, lang, found }))).toEqual([
    { type: 'contacts', title: 'Mélèze AG', lang: 'de', found: undefined },
    { type: 'posts', title: 'Neues', lang: 'de', found: { text: expect.stringMatching(/^… .*Mélèze/), lang: 'de' } },
    {
      type: 'projects',
      title: 'Construction',
      lang: undefined,
      found: { text: 'Une charpente de mélèze au village.', lang: 'fr' },
    },
  ]);
  expect(meta).toEqual({
    total: 3,
    hasMore: false,
    isCut: false,
    facets: [
      { type: 'projects', label: 'Projets', count: 1 },
      { type: 'posts', label: 'Actualités', count: 1 },
      { type: 'contacts', label: 'Contacts', count: 1 },
    ],
  });
  const some = await find('term=meleze&locale=fr&type[]=projects&type[]=contacts&limit=1&offset=1');
  expect([some.data.map(({ type }) => type), some.meta.total, some.meta.hasMore]).toEqual([['projects'], 2, false]);
  // Finds neither codes nor internal notes.
  for (const term of ['GEHEIM-7', 'wollgras', '']) {
    const { data: none } = await find(`term=${term}`);
    expect(none, term).toEqual([]);
  }
  for (const query of ['term=x&type[]=users', 'term=x&locale=en', 'term=x&limit=x'])
    expect((await api.ask('GET', `/search/public?${query}`)).status, query).toBe(400);
});
