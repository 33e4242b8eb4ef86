import { beforeAll, describe, expect, it } from 'vitest';
import { parentErrors } from '../../domain/hierarchy';
import { cantonMessage, oneOfficialMessage } from '../../domain/rules';
import type { Fetch, Json } from './client';
import { describeContract } from './targets';

describeContract('contacts', (api, unsupported) => {
  let editor: Fetch;
  beforeAll(async () => {
    editor = await api.as('ROLE_EDITOR');
  });
  const post = async (path: string, json: Json): Promise<Json> => {
    const { status, data, text } = await editor(path, { method: 'POST', json });
    expect(status, text).toBe(201);
    return data;
  };
  const read = async (path: string): Promise<Json> => (await editor(path)).data;
  const put = (path: string, json: Json, headers = {}) => editor(path, { method: 'PUT', json, headers });
  const at = ({ id, type }: Json) => `/contacts/${type}/${id}`;
  const company = (companyName: string, more = {}) =>
    post('/contacts/company', { companyName, isPublic: true, ...more });
  const person = (lastName: string, more = {}) =>
    post('/contacts/person', { firstName: 'Erna', lastName, isPublic: true, ...more });
  const group = (name: string, more = {}) => post('/contact-groups', { name, isPublic: true, ...more });
  const refused = async (answer: Promise<{ status: number; problem: Json }>, field: string, message: string) => {
    const { status, problem } = await answer;
    expect([status, problem.errors]).toEqual([422, [{ field, message }]]);
  };

  it.skipIf(unsupported('contactCalls'))('are of two types under one address', async () => {
    const made = await post('/contacts', { type: 'company', companyName: 'Seilbahn AG' });
    expect(made).toMatchObject({ type: 'company', name: 'Seilbahn AG', employments: [] });
    expect(await read(`/contacts/${made.id}`)).toEqual(await read(`/contacts/company/${made.id}`));
    expect((await editor(`/contacts/person/${made.id}`)).status).toBe(404);
    expect((await put(`/contacts/${made.id}`, { companyName: 'Seilbahnen AG' })).data.name).toBe('Seilbahnen AG');
    expect(
      (await editor('/contacts', { method: 'POST', json: { companyName: 'Ohne Art' } })).problem.errors?.[0]?.field,
    ).toBe('type');
    const found = await read('/contacts?type[]=company&term=seilbahnen');
    expect(found.map(({ id }: Json) => id)).toEqual([made.id]);
    expect(await read('/contacts?type[]=person&term=seilbahnen')).toEqual([]);
    expect((await editor(`/contacts/${made.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await editor(`/contacts/${made.id}`)).status).toBe(404);
  });

  describe('employments', () => {
    it('are the same for person and organisation, and keep their ids', async () => {
      const [first, second] = [await company('Erste'), await company('Zweite')];
      const made = await person('Zumbrunn', {
        employments: [
          { company: { id: first.id }, role: 'Leiterin', official: true, translations: { fr: { role: 'Directrice' } } },
        ],
      });
      const [one] = made.employments;
      expect(one).toMatchObject({
        role: 'Leiterin',
        official: true,
        translations: { fr: { role: 'Directrice' }, it: {} },
        company: { id: first.id, name: 'Erste' },
      });
      const saved = (
        await put(at(made), { employments: [{ company: { id: second.id }, role: 'Beirätin' }, ...made.employments] })
      ).data;
      expect(saved.employments.map((item: Json) => [item.company.id, item.role])).toEqual([
        [second.id, 'Beirätin'],
        [first.id, 'Leiterin'],
      ]);
      expect(saved.employments[1].id).toBe(one.id);
      // The other side sets a new role; the flag is unchanged.
      const of = await read(at(first));
      expect(of.employments).toMatchObject([
        { id: one.id, role: 'Leiterin', employee: { id: made.id, name: 'Erna Zumbrunn' } },
      ]);
      await put(at(first), { employments: [{ ...of.employments[0], role: 'Präsidentin' }] });
      expect((await read(at(made))).employments[1]).toMatchObject({ id: one.id, role: 'Präsidentin', official: true });
      await put(at(first), { employments: [] });
      expect((await read(at(made))).employments.map((item: Json) => item.company.id)).toEqual([second.id]);
    });

    it.skipIf(unsupported('related'))('show on both sides: versions grow, and stale saves are refused', async () => {
      const firm = await company('Firma');
      const made = await person('Caduff', { employments: [{ company: { id: firm.id }, role: 'A' }] });
      const before = (await editor(at(made))).headers.get('etag') ?? '';
      const of = await read(at(firm));
      await put(at(firm), { employments: [{ ...of.employments[0], role: 'B' }] });
      const late = await put(at(made), { phone: '000' }, { 'if-match': before });
      expect([late.status, late.data.employments[0].role]).toEqual([412, 'B']);
      const [last] = (await editor(`/contacts/person/${made.id}/history`)).data;
      expect([last.action, last.record.employments[0].role]).toEqual(['update', 'B']);
    });

    it('have at most one main address, and need an organisation', async () => {
      const firm = await company('Amt');
      const two = [1, 2].map(() => ({ company: { id: firm.id }, official: true }));
      await refused(
        editor('/contacts/person', { method: 'POST', json: { firstName: 'A', lastName: 'B', employments: two } }),
        'employments.1.official',
        oneOfficialMessage,
      );
      const json = { firstName: 'A', lastName: 'B', employments: [{ role: 'x' }] };
      await refused(
        editor('/contacts/person', { method: 'POST', json }),
        'employments.0.company',
        'Das Feld «Organisation» darf nicht leer sein.',
      );
      const made = await person('Wechsel', { employments: [{ ...two[0] }, { company: { id: firm.id } }] });
      const [a, b] = made.employments;
      const moved = (
        await put(at(made), {
          employments: [
            { ...a, official: false },
            { ...b, official: true },
          ],
        })
      ).data;
      expect(moved.employments.map(({ official }: Json) => official)).toEqual([false, true]);
    });

    it('keep their owner', async () => {
      const firm = await company('Haus');
      const [one, other] = [
        await person('Eins', { employments: [{ company: { id: firm.id } }] }),
        await person('Zwei'),
      ];
      const taken = { employments: [{ ...one.employments[0] }] };
      expect((await put(at(other), taken)).problem.errors?.[0]?.field).toBe('employments.0.id');
      expect((await read(at(one))).employments).toHaveLength(1);
    });

    it.skipIf(unsupported('employments'))('have calls of their own, by the same rules', async () => {
      const firm = await company('Verein');
      const made = await person('Beitritt');
      const created = await post('/employments', {
        employee: { id: made.id },
        company: { id: firm.id },
        role: 'Kassierin',
        official: true,
      });
      expect(created).toMatchObject({
        role: 'Kassierin',
        employee: { id: made.id },
        company: { id: firm.id },
        contactGroups: [],
      });
      await refused(
        editor('/employments', {
          method: 'POST',
          json: { employee: { id: made.id }, company: { id: firm.id }, official: true },
        }),
        'official',
        oneOfficialMessage,
      );
      expect((await put(`/employments/${created.id}`, { role: 'Aktuarin' })).data).toMatchObject({
        id: created.id,
        role: 'Aktuarin',
        official: true,
      });
      expect((await read(`/employments?employee=${made.id}`)).map(({ id }: Json) => id)).toEqual([created.id]);
      expect((await api.fetch(`/employments/${created.id}`)).data).not.toHaveProperty('contactGroups');
      await put(at(firm), { isPublic: false });
      expect((await api.fetch(`/employments/${created.id}`)).status).toBe(404);
      expect((await editor(`/employments/${created.id}`, { method: 'DELETE' })).status).toBe(200);
      expect((await read(at(made))).employments).toEqual([]);
    });
  });

  it('have a canton only in Switzerland', async () => {
    const json = { firstName: 'A', lastName: 'B', country: { id: 2 }, state: { id: 1 } };
    await refused(editor('/contacts/person', { method: 'POST', json }), 'state', cantonMessage);
  });

  it.skipIf(unsupported('hierarchies'))('can be nested without cycles', async () => {
    const top = await company('Oben');
    const middle = await company('Mitte', { parent: { id: top.id } });
    const low = await company('Unten', { parent: { id: middle.id } });
    await refused(put(at(top), { parent: { id: low.id } }), 'parent', parentErrors.circle);
    await refused(put(at(top), { parent: { id: top.id } }), 'parent', parentErrors.itself);
    const someone = await person('Vater');
    expect((await put(at(low), { parent: { id: someone.id } })).problem.errors?.[0]?.field).toBe('parent');
  });

  it.skipIf(unsupported('related'))('are not deleted while others are below them, and neither are groups', async () => {
    const top = await company('Oben');
    await company('Mitte', { parent: { id: top.id } });
    const { status, problem } = await editor(at(top), { method: 'DELETE' });
    expect([status, problem.detail]).toEqual([
      409,
      'Der Eintrag ist «Übergeordnete Organisation» von «Mitte». Ändern Sie zuerst diese.',
    ]);
    const above = await group('Darüber');
    await group('Darunter', { parent: { id: above.id } });
    expect((await editor(`/contact-groups/${above.id}`, { method: 'DELETE' })).status).toBe(409);
  });

  it.skipIf(unsupported('contactCalls'))('are deleted together: who stays is named, with the reason', async () => {
    const top = await company('Dach');
    const below = await company('Darunter', { parent: { id: top.id } });
    const firm = await company('Arbeitgeberin');
    const made = await person('Bleibt', { employments: [{ company: { id: firm.id }, official: true }] });
    const { status, data } = await editor('/contacts', {
      method: 'DELETE',
      json: { ids: [top.id, firm.id, 2_000_000_000] },
    });
    expect([status, data.deleted]).toEqual([200, [firm.id]]);
    expect(data.failed).toEqual([
      {
        id: top.id,
        message: `Der Eintrag mit der ID ${top.id} konnte nicht gelöscht werden.`,
        reason: expect.stringContaining('«Darunter»'),
      },
      {
        id: 2_000_000_000,
        message: 'Der Eintrag mit der ID 2000000000 konnte nicht gelöscht werden.',
        reason: expect.stringMatching(/\S/),
      },
    ]);
    expect((await read(at(made))).employments).toEqual([]);
    expect((await editor('/contacts', { method: 'DELETE', json: { ids: [below.id, 'x'] } })).status).toBe(422);
  });

  describe('groups', () => {
    it.skipIf(unsupported('hierarchies'))('have two levels', async () => {
      const top = await group('Ebene eins');
      const low = await group('Ebene zwei', { parent: { id: top.id } });
      expect(low).toMatchObject({ position: 10_000, parent: { id: top.id, name: 'Ebene eins' } });
      await refused(
        editor('/contact-groups', { method: 'POST', json: { name: 'Ebene drei', parent: { id: low.id } } }),
        'parent',
        parentErrors.tooDeep,
      );
      const other = await group('Andere');
      await refused(put(`/contact-groups/${top.id}`, { parent: { id: other.id } }), 'parent', parentErrors.hasChildren);
    });

    it('get and lose members by separate calls', async () => {
      const [one, two] = [await group('Erster Kreis'), await group('Zweiter Kreis')];
      const [a, b] = [await person('Alpha', { contactGroups: [{ id: two.id }] }), await person('Beta')];
      const change = (method: string, ids: Json) =>
        editor(`/contact-groups/${one.id}/contacts`, { method, json: { ids } });
      expect((await change('POST', [a.id, b.id])).data).toEqual({ id: one.id, added: 2 });
      expect((await change('POST', [a.id, b.id])).data).toEqual({ id: one.id, added: 0 });
      // They were added, not replaced.
      expect(
        (await read(at(a))).contactGroups.map(({ id }: Json) => id).toSorted((x: number, y: number) => x - y),
      ).toEqual([one.id, two.id].toSorted((x: number, y: number) => x - y));
      expect((await read(`/contacts?contactGroup[]=${one.id}`)).map(({ id }: Json) => id)).toEqual([a.id, b.id]);
      expect((await change('DELETE', [a.id])).data).toEqual({ id: one.id, removed: 1 });
      expect((await read(`/contacts/person?contactGroup[]=${one.id}`)).map(({ id }: Json) => id)).toEqual([b.id]);
      expect((await change('POST', [2_000_000_000])).status).toBe(422);
      for (const ids of ['1', [0], ['1'], null]) expect((await change('POST', ids)).status).toBe(422);
      const [last] = await read(`/contacts/person/${a.id}/history`);
      expect(last.record.contactGroups.map(({ id }: Json) => id)).toEqual([two.id]);
    });

    it('keep their members when saved, and lose their links when deleted', async () => {
      const made = await group('Formular');
      const member = await person('Mitglied', { contactGroups: [{ id: made.id }] });
      await put(`/contact-groups/${made.id}`, { name: 'Formular neu' });
      expect((await read(at(member))).contactGroups).toMatchObject([{ id: made.id, name: 'Formular neu' }]);
      await editor(`/contact-groups/${made.id}`, { method: 'DELETE' });
      expect((await read(at(member))).contactGroups).toEqual([]);
    });
  });

  it.skipIf(unsupported('visitors'))('show visitors nothing private through related records', async () => {
    const [open, hidden] = [
      await company('Offen', { website: 'https://offen.example' }),
      await company('Verborgen', { isPublic: false }),
    ];
    const secret = await group('Geheim', { isPublic: false });
    const made = await person('Sichtbar', {
      userComment: 'geheim',
      contactGroups: [{ id: secret.id }],
      employments: [
        { company: { id: hidden.id }, role: 'geheim' },
        { company: { id: open.id }, role: 'bekannt' },
      ],
    });
    const below = await company('Tochter', { parent: { id: hidden.id } });
    for (const path of [at(made), ...(unsupported('contactCalls') ? [] : [`/contacts/${made.id}`])]) {
      const { data, text } = await api.fetch(path);
      expect(data).toMatchObject({
        contactGroups: [],
        employments: [{ role: 'bekannt', company: { id: open.id, website: 'https://offen.example' } }],
      });
      expect(text).not.toMatch(/geheim|Verborgen/i);
    }
    expect((await api.fetch(at(below))).data.parent).toBeNull();
    expect((await api.fetch(at(hidden))).status).toBe(404);
    for (const path of [
      ...(unsupported('contactCalls') ? [] : ['/contacts?term=sichtbar', '/contacts-data/employee?term=sichtbar']),
      '/contacts/person?term=sichtbar&shape=summary',
    ]) {
      const { text, status } = await api.fetch(path);
      expect([status, /bekannt/.test(text), /geheim|Verborgen/i.test(text)], path).toEqual([200, true, false]);
    }
  });

  it.skipIf(unsupported('contactCalls'))(
    'are returned together with their employments, as existing clients expect',
    async () => {
      const firm = await company('Datenamt');
      const made = await person('Datensatz', { employments: [{ company: { id: firm.id }, role: 'Archivarin' }] });
      const data = await read('/contacts-data/employee?type[]=person&term=datensatz');
      expect(data.contacts).toMatchObject([{ id: made.id, employments: [{ id: made.employments[0].id }] }]);
      expect(data.employments).toMatchObject([
        { role: 'Archivarin', employee: { id: made.id }, company: { id: firm.id, companyName: 'Datenamt' } },
      ]);
      const other = await read(`/contacts-data/company?ids[]=${firm.id}`);
      expect(other.employments).toMatchObject([
        { company: { id: firm.id }, employee: { id: made.id, name: 'Erna Datensatz' } },
      ]);
    },
  );

  it('are suggested during typing, with details to distinguish namesakes', async () => {
    const [one, two] = [
      await company('Müller Söhne', { zipCode: '3011', city: 'Bern' }),
      await company('Müller Söhne', { zipCode: '8001', city: 'Zürich' }),
    ];
    const options = await read('/contacts/company/options?term=mueller%20sohne&limit=5');
    expect(
      options.map(({ id, name, detail }: Json) => [id, name, detail]).toSorted((x: Json, y: Json) => x[0] - y[0]),
    ).toEqual(
      [
        [one.id, 'Müller Söhne', '3011 Bern'],
        [two.id, 'Müller Söhne', '8001 Zürich'],
      ].toSorted((x: Json, y: Json) => x[0] - y[0]),
    );
    expect(await read(`/contacts/company/options?ids[]=${two.id}`)).toMatchObject([
      { id: two.id, detail: '8001 Zürich' },
    ]);
    expect((await read('/contacts/company/options?limit=500')).length).toBeLessThanOrEqual(50);
    expect((await api.fetch('/contacts/company/options?term=x')).status).toBe(401);
  });

  it('give editors the ids of all matching records', async () => {
    const word = 'Idenliste';
    await company(`${word} AG`);
    const persons = [
      await person(`${word} B`),
      await person(`${word} A`, { isPublic: false }),
      await person(`${word} C`),
    ].map(({ id }) => id);
    expect(await read(`/contacts/person/ids?term=${word}`)).toEqual(persons);
    expect(await read(`/contacts/person/ids?term=${word}&status[]=private`)).toEqual([persons[1]]);
    expect(await read(`/contacts/person/ids?term=${word}&after=${persons[0]}`)).toEqual(persons.slice(1));
    expect((await read('/contact-groups/ids')).length).toBeGreaterThan(1);
    expect((await editor('/contacts/person/ids?after=vorgestern')).status).toBe(400);
    expect([
      (await api.fetch('/contacts/person/ids')).status,
      (await (await api.as('ROLE_USER'))('/contacts/person/ids')).status,
    ]).toEqual([401, 403]);
  });

  it.skipIf(unsupported('contactCalls'))('are named by the ids of both kinds in one list', async () => {
    const word = 'Beiderlei';
    const ids = [await person(`${word} B`), await company(`${word} AG`), await person(`${word} A`)].map(
      ({ id }) => id as number,
    );
    expect(await read(`/contacts/ids?term=${word}`)).toEqual(ids.toSorted((a, b) => a - b));
    expect(await read(`/contacts/ids?term=${word}&after=${ids[0]}`)).toEqual(ids.slice(1).sort((a, b) => a - b));
    expect((await (await api.as('ROLE_USER'))('/contacts/ids')).status).toBe(403);
  });

  it.skipIf(unsupported('contactCalls'))(
    'that are probably the same are named before there is a second one',
    async () => {
      const made = await person('Doppelgänger', { email: 'Doppel@example.org', city: 'Thun', zipCode: '3600' });
      const ask = (query: string) => read(`/contacts/duplicates?type=person&${query}`);
      expect(await ask('email=doppel@EXAMPLE.org')).toMatchObject([
        { id: made.id, because: 'email', name: 'Erna Doppelgänger' },
      ]);
      expect(await ask('firstName=erna&lastName=doppelganger&city=THUN')).toMatchObject([
        { id: made.id, because: 'name' },
      ]);
      expect(await ask('firstName=Erna&lastName=Doppelgänger&city=Bern')).toEqual([]);
      expect(await ask(`email=doppel@example.org&except=${made.id}`)).toEqual([]);
      // If one of them has no place they may be the same, even if an organisation was created along with it.
      expect(await ask('firstName=Erna&lastName=Doppelgänger')).toMatchObject([{ id: made.id, because: 'name' }]);
      const { data: firm } = await editor('/contacts/company', {
        method: 'POST',
        json: { companyName: 'Ohne Ort AG' },
      });
      expect(await read('/contacts/duplicates?type=company&companyName=ohne+ort+ag&city=Thun')).toMatchObject([
        { id: firm.id, because: 'name' },
      ]);
      expect(await ask('')).toEqual([]);
    },
  );

  it.skipIf(unsupported('contactCalls'))('have no regions yet, and calls for them', async () => {
    const made = await person('Regional');
    expect((await editor(`/contacts/${made.id}/regions`)).data).toEqual([]);
    expect((await editor(`/contacts/${made.id}/regions`, { method: 'DELETE' })).data).toEqual({ id: made.id });
    expect((await editor('/contacts/2000000000/regions')).status).toBe(404);
    expect((await api.fetch(`/contacts/${made.id}/regions`, { method: 'DELETE' })).status).toBe(401);
  });
});
