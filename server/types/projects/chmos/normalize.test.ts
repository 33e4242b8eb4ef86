import { describe, expect, it } from 'vitest';
import { knownEntriesOf } from '../../../../domain/inbox/sources';
import { normalize } from './normalize';
import { readRawRecord } from './rawRecord';

const of = (raw: object) => normalize({ codeKurz: 'BE_1', titel: 'Bahn', ...raw });

describe('normalising a record of the external database', () => {
  it('decodes text and keeps paragraphs', () => {
    const { title, values } = of({ titel: 'Berg &amp; T&auml;ler', beschreibung: 'Eins\nzwei\n\nDrei &lt; 4' });
    expect(title).toBe('Berg & Täler');
    expect(values).toMatchObject({ title: 'Berg & Täler', description: '<p>Eins<br />zwei</p><p>Drei &lt; 4</p>' });
    expect(of({ beschreibung: '&lt;p&gt;Gut&lt;script&gt;x&lt;/script&gt;&lt;/p&gt;' }).values.description).toBe(
      '<p>Gut</p>',
    );
  });

  it("keeps costs as sent, drops zeros, and keeps the canton's share only if it is public", () => {
    const costs = { projektkosten: "1'250'000,50", finBund: 100, finKanton: '20.5', kostenEU: 0 };
    expect(of(costs).values).toMatchObject({
      projectCosts: '1250000.50',
      financing: [
        { id: 'costsFederation', value: '100' },
        { id: 'costsCanton', value: '20.5' },
      ],
    });
    expect(of({ ...costs, finKantonOeff: 0 }).values.financing).toEqual([{ id: 'costsFederation', value: '100' }]);
    expect(of({ ...costs, finKantonOeff: true }).values.financing).toHaveLength(2);
  });

  it('leaves a missing or invalid date empty, never today', () => {
    expect(of({ start: '', ende: null }).values).toMatchObject({ startDate: null, endDate: null });
    expect(of({ start: '31.12.2023', ende: '2024-01-01T00:00:00+01:00' }).values).toMatchObject({
      startDate: '2023-12-31',
      endDate: '2024-01-01',
    });
    expect(of({ start: '30.02.2024', ende: 'bald' }).values).toMatchObject({ startDate: null, endDate: null });
  });

  it('leaves out what the source does not have', () => {
    const { values, named, attachments } = of({});
    expect(Object.keys(values).sort()).toEqual(['isPublic', 'projectCode', 'title']);
    expect(named).toEqual({ countries: [{ name: 'Schweiz', foreignId: 'Schweiz' }] });
    expect(attachments).toBeUndefined();
    expect(Object.keys(of({ beschreibung: '', attachments: [] }).values)).toContain('description');
  });

  it('handles the special cases', () => {
    expect(of({ kanton: ['Basel-Stadt/Basel-Landschaft'] }).named.states?.map(({ name }) => name)).toEqual([
      'Basel-Stadt',
      'Basel-Landschaft',
    ]);
    const gottardo = of({ kanton: ['Uri', 'Programm San Gottardo'], programm: 'NRP' }).named;
    expect([gottardo.states, gottardo.programs].map((list) => list?.map(({ name }) => name))).toEqual([
      ['Uri'],
      ['NRP-San Gottardo'],
    ]);
    const pilot = of({
      instrument: { id: 6, textDe: 'Pilotmassnahmen für die Berggebiete - àfp' },
      programm: 'NRP',
    }).named;
    expect(pilot.programs?.map(({ name }) => name)).toEqual(['NRP-Pilotmassnahmen Berggebiete']);
  });

  it('puts the topic first, then the tags, each once', () => {
    const { topics } = of({
      thema: { id: 3, textDe: 'Tourismus' },
      tag: [
        { id: 9, textDe: 'Energie' },
        { id: 4, textDe: 'Tourismus' },
      ],
    }).named;
    expect(topics).toEqual([
      { name: 'Tourismus', foreignId: '3' },
      { name: 'Energie', foreignId: '9' },
    ]);
  });

  it('touches only entries known to be its own', () => {
    const { financing, links } = of({ finBund: 1, finKanton: 2, kostenEU: 3, webseite: 'www.example.org' })
      .values as Record<string, Record<string, string>[]>;
    expect(financing?.map(({ id }) => id)).toEqual(knownEntriesOf('chmos', {}).financing?.names);
    expect(links?.map(({ label }) => label)).toEqual(knownEntriesOf('chmos', {}).links?.names);
  });

  it('takes public contacts only, and none without a name', () => {
    const institution = { kontVorname: 'Änni', kontNachname: 'Muster', kontMobil: '079', ort: 'Chur', plz: 7000 };
    const { contacts } = of({
      institutionen: [
        { ...institution, oeffentlich: true },
        { ...institution, oeffentlich: false },
        institution,
        { oeffentlich: 1, ort: 'Bern' },
      ],
    }).values;
    expect(contacts).toEqual([
      expect.objectContaining({ firstName: 'Änni', lastName: 'Muster', phone: '079', city: 'Chur', zipCode: '7000' }),
    ]);
  });

  it('leaves out parts of a contact that the source does not have', () => {
    const names = { name: 'Amt', firstName: '', lastName: '' };
    expect(of({ institutionen: [{ oeffentlich: 1, name: 'Amt' }] }).values.contacts).toEqual([names]);
    const parts = {
      kontFunktion: '',
      kontTel: null,
      kontEmail: 'a@example.org',
      strasse: 'Gasse 1',
      plz: '',
      ort: 'Chur',
    };
    expect(of({ institutionen: [{ oeffentlich: 1, name: 'Amt', ...parts }] }).values.contacts).toEqual([
      { ...names, role: '', phone: '', email: 'a@example.org', street: 'Gasse 1', zipCode: '', city: 'Chur' },
    ]);
  });

  it('takes the position of the municipality or of an institution, but no impossible one', () => {
    const institutionen = [
      { n: '', e: '' },
      { n: 46.9, e: 7.4 },
      { n: 1, e: 1 },
    ];
    expect(of({ institutionen }).values).toMatchObject({ lat: '46.9', lng: '7.4' });
    expect(of({ institutionen, gdeLat: '47.1', gdeLong: '8.2' }).values).toMatchObject({ lat: '47.1', lng: '8.2' });
    expect(of({ gdeLat: 1_200_000, gdeLong: 2_600_000 }).values).not.toHaveProperty('lat');
  });

  it('takes a website unless it is invalid', () => {
    expect(of({ webseite: 'www.example.org' }).values.links).toEqual([{ label: 'Website', url: 'www.example.org' }]);
    expect(of({ webseite: 'javascript:alert(1)' }).values.links).toEqual([]);
  });

  it('takes public attachments only', () => {
    const attachments = [
      { oeffentlich: true, url: '/a.pdf', copyright: '&copy; A' },
      { oeffentlich: false, url: '/b.pdf' },
      'x',
    ];
    expect(of({ attachments }).attachments).toEqual([{ url: '/a.pdf', copyright: '© A' }]);
  });
});

describe('reading a response', () => {
  it('rejects anything but a project, with a message', () => {
    for (const body of ['', '<html>', '[]', 'null', '"x"'])
      expect(() => readRawRecord(body)).toThrow(/externen Datenbank/);
  });

  it('removes characters that cannot be stored', () => {
    expect(readRawRecord('{"titel":"a\\u0000b\\ud800"}')).toEqual({ titel: 'ab\ufffd' });
  });
});
