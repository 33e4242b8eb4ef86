import { expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { projects } from '../../../domain/types/project';
import { listsToCopy } from './GermanText';

it('names the lists that exist in German only, for each language', () => {
  const record = {
    ...emptyRecord(projects),
    title: 'Seilbahn',
    links: [{ label: 'Seite', url: '' }],
    contacts: [{ lastName: 'Muster' }],
    translations: { fr: { links: [{ label: 'Page', url: '' }] }, it: { links: [] } },
  };
  expect(listsToCopy(projects, record).map(({ label, name, source }) => [label, name, source])).toEqual([
    ['Kontakte (FR)', 'contacts', 'translations.fr.contacts'],
    ['Links (IT)', 'links', 'translations.it.links'],
    ['Kontakte (IT)', 'contacts', 'translations.it.contacts'],
  ]);
});
