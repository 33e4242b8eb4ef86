import { expect, it } from 'vitest';
import { emptyRecord, type ContentType } from '../contentType';
import { interactiveGraphics } from '../types/interactiveGraphic';
import { projects } from '../types/project';
import { publications } from '../types/publication';
import { searchableText } from './searchable';

const texts = (type: ContentType, values: object) =>
  searchableText(type, { ...emptyRecord(type), ...values, id: 1 }).split(/\s/);

it('a record is searched in the parts of its lists that say so', () => {
  expect(
    texts(publications, { authors: [{ name: 'Ada Autorin' }], organizations: [{ name: 'Verein Alpental' }] }),
  ).toEqual(expect.arrayContaining(['ada', 'autorin', 'alpental']));
  const said = texts(interactiveGraphics, {
    markers: [
      {
        symbol: 'number',
        number: '77',
        content: '<p>Quelle</p>',
        translations: { fr: { content: '<p>Source</p>' }, it: {} },
      },
    ],
  });
  expect(said).toEqual(expect.arrayContaining(['quelle', 'source']));
  expect(said).not.toContain('77');
});

it('and in all of a list that says so itself', () => {
  expect(texts(projects, { contacts: [{ firstName: 'Nina', city: 'Ilanz' }] })).toEqual(
    expect.arrayContaining(['nina', 'ilanz']),
  );
});
