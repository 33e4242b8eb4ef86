import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/testApi';

const { ask } = testApi({ email: 'editor@example.org' });

it('returns the number of matches and where the words are; beginnings of words come first', async () => {
  const make = async (record: object) => ((await ask('POST', '/projects', record)).body.data as { id: number }).id;
  const begun = await make({ title: 'Seeufer' });
  await make({ title: 'Vorsee' });
  const french = await make({ title: 'Drittes', translations: { fr: { title: 'Le seeland' }, it: {} } });
  const coded = await make({ title: 'Viertes', projectCode: 'SEE_1' });
  const { body } = await ask('GET', '/search?term=see&limit=3');
  expect(body.meta).toEqual({ total: 4, hasMore: false });
  expect((body.data as { id: number }[]).map(({ id }) => id)).toEqual([begun, coded, french]);
  const all = (await ask('GET', '/search?term=see')).body.data as { id: number; found?: object }[];
  expect(all.filter(({ found }) => found).map(({ id, found }) => [id, found])).toEqual([
    [french, { label: 'Titel', locale: 'fr', path: 'translations.fr.title', text: 'Le seeland' }],
  ]);
});
