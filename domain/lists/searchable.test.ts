import { expect, it } from 'vitest';
import { emptyRecord, type ContentType } from '../contentType';
import { interactiveGraphics } from '../types/interactiveGraphic';
import { projects } from '../types/project';
import { publications } from '../types/publication';
import { searchableText } from './searchable';

const texts = (type: ContentType, values: object) =>
  searchableText(type, { ...emptyRecord(type), ...values, id: 1 }).split(/\s/);

it('a record is found by the searched parts of its lists', () => {
  expect(
    texts(publications, { authors: [{ name: 'Ada Autorin' }], organizations: [{ name: 'Verein Alpental' }] }),
  ).toEqual(expect.arrayContaining(['ada', 'autorin', 'alpental']));
  const searched = texts(interactiveGraphics, {
    markers: [
      {
        symbol: 'number',
        number: '77',
        content: '<p>Quelle</p>',
        translations: { fr: { content: '<p>Source</p>' }, it: {} },
      },
    ],
  });
  expect(searched).toEqual(expect.arrayContaining(['quelle', 'source']));
  expect(searched).not.toContain('77');
});

it('and by every part of a searched list', () => {
  expect(texts(projects, { contacts: [{ firstName: 'Nina', city: 'Ilanz' }] })).toEqual(
    expect.arrayContaining(['nina', 'ilanz']),
  );
});
