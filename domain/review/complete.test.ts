import { describe, expect, it } from 'vitest';
import { images, list, text } from '../fields';
import { associations } from '../recordFields';
import { knownEntriesOf } from '../inbox/sources';
import { projects } from '../types/project';
import { completed } from './complete';
import type { Side } from './places';

const known = knownEntriesOf('chmos', {});
const sent = {
  name: 'Gemeinde',
  firstName: 'Anna',
  lastName: 'Muster',
  phone: '1',
  email: 'anna@example.org',
  city: 'Chur',
};
const notSent = { salutation: '', title: '', role: '', website: '', street: '', zipCode: '' };
const anna = { ...notSent, ...sent, salutation: 'f', title: 'Dr.', website: 'https://example.org' };
const picture = { id: 4, name: 'a.jpg', extension: 'jpg', mimeType: 'image/jpeg' };
const captions = {
  description: 'Wald',
  copyright: '© Wir',
  descriptionFR: 'Forêt',
  descriptionIT: 'Bosco',
  copyrightFR: '© Nous',
  copyrightIT: '© Noi',
};

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}
/** Fails if an argument is mutated. */
const complete = (side: Side, ours: Side, more: typeof known = {}, type: { fields: any } = projects) =>
  completed(type, freeze(side), freeze(ours), more);
const contacts = (theirs: object[], ours: object[]) => complete({ contacts: theirs }, { contacts: ours }).contacts;

describe('item values that a source does not know', () => {
  it('come from the same stored item, at any position', () => {
    const beat = { ...anna, firstName: 'Beat', title: 'Prof.' };
    expect(contacts([{ ...sent, phone: '2' }], [beat, anna])).toEqual([{ ...anna, phone: '2' }]);
    expect(
      contacts(
        [
          { ...sent, firstName: ' Anna ' },
          { ...sent, firstName: 'Beat' },
        ],
        [beat, anna],
      ),
    ).toEqual([{ ...anna, firstName: ' Anna ' }, beat]);
  });

  it('are empty for another person, even at the same institution with the same contact details', () => {
    expect(contacts([{ ...sent, firstName: 'Carla' }], [anna])).toEqual([{ ...notSent, ...sent, firstName: 'Carla' }]);
    expect(contacts([{ ...sent, lastName: 'Meier' }, sent], [anna])).toEqual([
      { ...notSent, ...sent, lastName: 'Meier' },
      anna,
    ]);
    expect(contacts([{ phone: '1' }], [{ ...anna, name: '', firstName: '', lastName: '' }])).toEqual([
      expect.objectContaining({ title: '', name: '' }),
    ]);
  });

  it('come from each stored item once, and among namesakes from the likeliest', () => {
    const other = { ...anna, title: 'Ing.', phone: '9', email: 'b@example.org' };
    expect(contacts([sent, sent], [anna])).toEqual([anna, { ...notSent, ...sent }]);
    expect(contacts([{ ...sent, phone: '9', email: 'b@example.org' }, sent], [anna, other])).toEqual([other, anna]);
  });

  it('are kept for pictures by id, in any order', () => {
    const [ours, added] = [
      { ...picture, ...captions },
      { ...picture, id: 5, name: 'b.jpg' },
    ];
    const empty = Object.fromEntries(Object.keys(captions).map((part) => [part, '']));
    expect(complete({ images: [added, { ...picture, copyright: '© Neu' }] }, { images: [ours] }).images).toEqual([
      { ...added, ...empty },
      { ...ours, copyright: '© Neu' },
    ]);
    expect(complete({ files: [picture] }, { files: [{ ...picture, description: 'Plan' }] }).files).toEqual([
      { ...picture, description: 'Plan' },
    ]);
  });

  it('are found in lists without names by what the source does know', () => {
    const type = {
      fields: {
        talks: list(
          { title: text({ label: 'Titel' }), room: text({ label: 'Raum' }), note: text({ label: 'Notiz' }) },
          { label: 'x', addLabel: '+', itemLabel: 'x' },
        ),
      },
    };
    const ours = {
      talks: [
        { title: 'A', room: '1', note: 'a' },
        { title: 'B', room: '1', note: 'b' },
      ],
    };
    expect(
      complete(
        {
          talks: [
            { title: 'B', room: '1' },
            { title: 'A', room: '2' },
          ],
        },
        ours,
        {},
        type,
      ).talks,
    ).toEqual([
      { title: 'B', room: '1', note: 'b' },
      { title: 'A', room: '2', note: '' },
    ]);
  });

  it('are kept for associations by id; a text missing in a language of the row is empty', () => {
    const employments = associations({
      label: 'x',
      addLabel: '+',
      table: 'employments',
      here: 'employee',
      there: 'company',
      thereLabel: 'x',
      resource: 'contacts/company',
      thereMissing: 'Fehlt.',
      item: { role: text({ label: 'Funktion', translated: true }) },
    });
    const ours = {
      id: 7,
      company: { id: 1 },
      role: 'Rätin',
      translations: { fr: { role: 'Conseillère' }, it: { role: 'Consigliera' } },
    };
    const rows = (theirs: object) =>
      complete({ employments: [theirs] }, { employments: [ours] }, {}, { fields: { employments } }).employments;
    expect(rows({ id: 7, company: { id: 2 }, translations: { fr: {} } })).toEqual([
      { ...ours, company: { id: 2 }, translations: { fr: { role: '' }, it: ours.translations.it } },
    ]);
    expect(rows({ id: 8, company: { id: 2 } })).toEqual([
      { id: 8, company: { id: 2 }, role: '', translations: { fr: { role: '' }, it: { role: '' } } },
    ]);
  });

  it('are completed per language', () => {
    const side = { translations: { fr: { contacts: [sent] } } };
    const ours = { contacts: [anna], translations: { fr: { contacts: [{ ...anna, title: 'Dre' }] } } };
    expect(complete(side, ours)).toEqual({ translations: { fr: { contacts: [{ ...anna, title: 'Dre' }] } } });
    expect(complete(side, { contacts: [anna] })).toEqual({
      translations: { fr: { contacts: [{ ...notSent, ...sent }] } },
    });
  });
});

describe('entries unknown to a source', () => {
  const line = (id: string, value: string) => ({ id, value });
  const link = (label: string, url = `https://example.org/${label}`) => ({ label, url });

  it('keep their position in the stored list', () => {
    const ours = { financing: [line('costsFederation', '1'), line('costsExternal', '2'), line('costsCanton', '3')] };
    expect(
      complete({ financing: [line('costsFederation', '5'), line('costsEU', '6')] }, ours, known).financing,
    ).toEqual([line('costsFederation', '5'), line('costsExternal', '2'), line('costsEU', '6')]);
    expect(complete({ financing: [] }, ours, known).financing).toEqual([line('costsExternal', '2')]);
    expect(complete({ financing: null }, ours, known).financing).toEqual([line('costsExternal', '2')]);
  });

  it('stay if the only known entry is removed', () => {
    const ours = { links: [link('Website'), link('Karte'), link('Bericht')] };
    expect(complete({ links: [link('Website', 'https://neu.example.org')] }, ours, known).links).toEqual([
      link('Website', 'https://neu.example.org'),
      link('Karte'),
      link('Bericht'),
    ]);
    expect(complete({ links: [] }, ours, knownEntriesOf('chmos', { finBund: 1 })).links).toEqual([
      link('Karte'),
      link('Bericht'),
    ]);
    expect(complete({ links: [link('Website'), link('Karte')] }, ours, known).links).toEqual([
      link('Website'),
      link('Karte'),
      link('Bericht'),
    ]);
  });

  it("stay if the source's record lacks their key", () => {
    const line = (id: string, value: string) => ({ id, value });
    const ours = { financing: [line('costsFederation', '1'), line('costsCanton', '2'), line('costsEU', '3')] };
    const partly = complete(
      { financing: [line('costsFederation', '9')] },
      ours,
      knownEntriesOf('chmos', { finBund: 9, kostenEU: null }),
    );
    expect(partly.financing).toEqual([line('costsFederation', '9'), line('costsCanton', '2')]);
  });

  it('are removed if the source knows the whole list', () => {
    const side = { links: [link('Website')] };
    expect(complete(side, { links: [link('Website'), link('Karte')] })).toBe(side);
    expect(knownEntriesOf('xls', {})).toEqual({});
  });
});

describe('a complete side', () => {
  it('is returned unchanged, with the same values', () => {
    const side = {
      title: 'x',
      contacts: [anna],
      images: [{ ...picture, ...captions }],
      links: [],
      dates: null,
      translations: { fr: { title: 'y' } },
    };
    expect(complete(side, {}, known)).toBe(side);
    const partial = complete({ ...side, videos: [{ url: 'x' }] }, {}, known);
    expect(partial).toEqual({ ...side, videos: [{ url: 'x', label: '' }] });
    expect(partial.contacts).toBe(side.contacts);
    expect(complete({ title: 'x' }, { contacts: [anna], links: [] }, known)).toEqual({ title: 'x' });
  });

  it('keeps malformed entries', () => {
    const type = { fields: { pictures: images({ label: 'x' }) } };
    expect(complete({ pictures: ['x', 5] }, { pictures: [picture] }, {}, type)).toEqual({ pictures: ['x', 5] });
  });
});
