import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { vcardOf } from './ContactView';

/** Parsed by an independent library. */
function read(card: string) {
  const component = ICAL.Component.fromString(card);
  const values = (name: string) =>
    component.getAllProperties(name).map((property) => property.getFirstValue() as unknown);
  return { component, values, value: (name: string) => values(name)[0] };
}

describe('the card of a contact', () => {
  it('gives a person the address, role and website of the official employment, in the requested language', () => {
    const company = {
      isPublic: true,
      companyName: 'Amt; für, Wald',
      street: 'Waldweg 1',
      zipCode: '7000',
      city: 'Chur',
      website: 'example.org/wald',
      country: { id: 1, name: 'Schweiz', translations: { fr: { name: 'Suisse' } } },
      translations: { fr: { city: 'Coire' } },
    };
    const { value, values } = read(
      vcardOf(
        {
          academicTitle: 'Dr.',
          firstName: 'Anna',
          lastName: 'Muster',
          street: 'Privatweg 9',
          email: 'anna@example.org',
          phone: '081 000 00 00',
          linkedIn: 'javascript:alert(1)',
          employments: [{ company, official: true, role: 'Leiterin', translations: { fr: { role: 'Directrice' } } }],
        },
        'fr',
      ),
    );
    expect(value('fn')).toBe('Dr. Anna Muster');
    expect(value('n')).toEqual(['Muster', 'Anna', '', 'Dr.', '']);
    expect([value('org'), value('title'), value('email'), value('tel')]).toEqual([
      'Amt; für, Wald',
      'Directrice',
      'anna@example.org',
      '081 000 00 00',
    ]);
    expect(value('adr')).toEqual(['', '', 'Waldweg 1', 'Coire', '', '7000', 'Suisse']);
    expect(values('url')).toEqual(['http://example.org/wald']);
  });

  it('contains nothing of a private organisation, and no empty properties', () => {
    const card = vcardOf(
      {
        firstName: 'Anna',
        lastName: 'Muster',
        employments: [{ official: true, role: 'Leiterin', company: { isPublic: false, companyName: 'Geheim' } }],
      },
      'de',
    );
    expect(card.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Muster;Anna;;;',
      'FN:Anna Muster',
      'END:VCARD',
      '',
    ]);
  });

  it('never lets a text start another property, and folds long lines', () => {
    const card = vcardOf(
      {
        companyName: `Zürich 🏔 ${'lang '.repeat(60)}\r\nTEL:117`,
        phone: '1\nEMAIL:x@example.org',
        website: 'example.org/\nTEL:117',
      },
      'de',
    );
    for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const { values } = read(card);
    expect([values('email'), values('tel')]).toEqual([[], ['1 EMAIL:x@example.org']]);
  });
});
