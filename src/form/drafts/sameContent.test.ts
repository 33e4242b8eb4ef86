import { describe, expect, it } from 'vitest';
import { sameContent } from '../useFormChanges';

describe('detecting changes in a form', () => {
  const read = {
    _version: '"1"',
    title: 'a',
    topics: [{ id: 1, name: 'T', translations: { fr: {}, it: {} } }],
    links: [],
    startDate: null,
    translations: { fr: {}, it: {} },
  };

  it('ignores focusing an input', () => {
    expect(
      sameContent(read, {
        ...read,
        startDate: '',
        description: '<p></p>',
        translations: { fr: { title: undefined }, it: { links: [] } },
      }),
    ).toBe(true);
  });

  it('compares chosen entries by id only', () => {
    expect(sameContent(read, { ...read, topics: [{ id: 1 }] })).toBe(true);
    expect(sameContent(read, { ...read, topics: [{ id: 2 }] })).toBe(false);
    expect(sameContent({ topics: [{ id: 1 }, { id: 2 }] }, { topics: [{ id: 2 }, { id: 1 }] })).toBe(false);
  });

  it('detects an added empty row, a text in another language, a change inside a row', () => {
    expect(sameContent(read, { ...read, links: [{ label: '', url: '' }] })).toBe(false);
    expect(sameContent(read, { ...read, translations: { fr: { title: 'b' }, it: {} } })).toBe(false);
    expect(sameContent({ contacts: [{ email: 'a' }] }, { contacts: [{ email: 'b' }] })).toBe(false);
  });

  it('compares more than the id of a record with a name and translations', () => {
    const person = { id: 5, name: 'Anna Muster', firstName: 'Anna', translations: { fr: {}, it: {} }, employments: [] };
    expect(sameContent(person, { ...person, firstName: 'Beat' })).toBe(false);
    expect(sameContent(person, { ...person, employments: [{ id: null, company: { id: 1 } }] })).toBe(false);
    expect(sameContent(person, { ...person, _version: '"2"' })).toBe(true);
  });
});
