import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readXlsx } from '../../../tests/e2e/support/xlsx';
import { testApi } from '../../../tests/support/testApi';
import { call, createAccount } from '../../../tests/support/testApp';
import { seedRecords } from '../../seed/records';

const server = testApi({
  fill: ({ db: filled }) =>
    filled
      .transaction()
      .execute((trx) =>
        seedRecords(
          trx,
          { persons: 250, companies: 100 },
          { types: ['contact-groups', 'contacts/company', 'contacts/person'] },
        ),
      ),
});
const { ask, statements } = server;
const db = () => server.database.db;
const make = async (url: string, body: object) => {
  const answer = await ask('POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const read = async (id: number) => (await ask('GET', `/contacts/${id}`)).body.data;
const company = (companyName: string, more = {}) =>
  make('/contacts', { type: 'company', companyName, isPublic: true, ...more });
const person = (lastName: string, more = {}) =>
  make('/contacts', { type: 'person', firstName: 'Änni', lastName, isPublic: true, ...more });
const rows = async (text: string) => (await sql.raw<Record<string, any>>(text).execute(db())).rows;

describe('the cost of requests', () => {
  const ordered = 'orderBy[]=lastName&orderBy[]=firstName&orderDirection[]=ASC&orderDirection[]=ASC';

  it('200 people with employments: one query each for session and version, list, relations, extras', async () => {
    for (const more of ['', '&term=an', '&topic[]=22&contactGroup[]=2&contactGroup[]=3']) {
      statements.length = 0;
      const { status, body } = await ask('GET', `/contacts/person?limit=200&${ordered}${more}`);
      expect({ status, count: statements.length }).toEqual({ status: 200, count: 4 });
      expect(body.data.length).toBeGreaterThan(0);
    }
  });

  it('a table of people: one query each for session and version, list, relations', async () => {
    const list = `/contacts/person?${ordered}&shape=summary`;
    expect([(await ask('GET', `${list}&limit=200`)).status, statements.length]).toEqual([200, 3]);
  });

  it('a person with 100 employments: as many statements as one with none', async () => {
    const firm = await company('Gross');
    const none = await person('Keine');
    const many = await person('Viele', {
      employments: Array.from({ length: 100 }, (_, index) => ({ company: { id: firm.id }, role: `Rolle ${index}` })),
    });
    const counts = [];
    for (const id of [none.id, many.id]) {
      statements.length = 0;
      expect((await ask('GET', `/contacts/person/${id}`)).status).toBe(200);
      counts.push(statements.length);
    }
    expect(counts).toEqual([4, 4]);
  });

  it('adding people to a group takes as many statements for 200 as for one', async () => {
    const group = await make('/contact-groups', { name: 'Viele' });
    const ids = (await rows("select id from contacts where type = 'person' order by id limit 201")).map(
      ({ id }) => id as number,
    );
    const counts = [];
    for (const some of [ids.slice(0, 1), ids.slice(1)]) {
      statements.length = 0;
      expect((await ask('POST', `/contact-groups/${group.id}/contacts`, { ids: some })).body.data.added).toBe(
        some.length,
      );
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(12);
  });
});

it('editors find people by their organisation; the global search tells namesakes apart', async () => {
  const firm = await company('Zementwerk Quarzberg');
  const there = await person('Quarzmann', {
    email: 'eins@example.org',
    city: 'Chur',
    employments: [{ company: { id: firm.id } }],
  });
  const other = await person('Quarzmann', { email: 'zwei@example.org', city: 'Thun' });
  const ids = async (url: string) => ((await ask('GET', url)).body.data as { id: number }[]).map(({ id }) => id);
  expect(await ids('/contacts/person?term=zementwerk')).toEqual([there.id]);
  expect((await ids('/contacts/person?term=quarzmann')).toSorted((a, b) => a - b)).toEqual(
    [there.id, other.id].toSorted((a, b) => a - b),
  );
  const hits = (await ask('GET', '/search?term=quarzmann')).body.data as { id: number; detail: string }[];
  expect(new Map(hits.map(({ id, detail }) => [id, detail]))).toEqual(
    new Map([
      [there.id, 'eins@example.org · Chur'],
      [other.id, 'zwei@example.org · Thun'],
    ]),
  );
});

describe('two editors at once', () => {
  it('on one person: the second gets the changes of the first, and adds to them', async () => {
    const [group, firm] = [await make('/contact-groups', { name: 'Gleichzeitig' }), await company('Gleichzeitig')];
    for (let round = 0; round < 5; round += 1) {
      const one = await person('Zwei Schreiben');
      const tag = { 'if-match': String((await ask('GET', `/contacts/${one.id}`)).headers.etag) };
      const saves = [
        { phone: '031 000 00 00', employments: [{ company: { id: firm.id }, role: 'Leitung' }] },
        { city: 'Thun', contactGroups: [{ id: group.id }] },
      ];
      const answers = await Promise.all(saves.map((values) => ask('PUT', `/contacts/${one.id}`, values, tag)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
      const late = answers.findIndex(({ status }) => status === 412);
      const warned = answers[late];
      expect(warned?.body.data).toMatchObject(
        late === 0
          ? { city: 'Thun', contactGroups: [{ id: group.id }] }
          : { phone: '031 000 00 00', employments: [{ company: { id: firm.id } }] },
      );
      expect(
        (await ask('PUT', `/contacts/${one.id}`, saves[late], { 'if-match': String(warned?.headers.etag) })).status,
      ).toBe(200);
      expect(await read(one.id)).toMatchObject({
        phone: '031 000 00 00',
        city: 'Thun',
        contactGroups: [{ id: group.id }],
        employments: [{ role: 'Leitung', company: { id: firm.id } }],
      });
    }
  });

  it('on a person and its organisation: the second is warned, and nothing is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const firm = await company('Zwei Seiten');
      const one = await person('Hier', { employments: [{ company: { id: firm.id }, role: 'alt' }] });
      const tags = await Promise.all(
        [one.id, firm.id].map(async (id) => ({
          'if-match': String((await ask('GET', `/contacts/${id}`)).headers.etag),
        })),
      );
      const [employment] = one.employments;
      const answers = await Promise.all([
        ask('PUT', `/contacts/${one.id}`, { employments: [{ ...employment, role: 'von der Person' }] }, tags[0]),
        ask(
          'PUT',
          `/contacts/${firm.id}`,
          { employments: [{ id: employment.id, employee: { id: one.id }, role: 'von der Organisation' }] },
          tags[1],
        ),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
      const winner = answers[0]?.status === 200 ? 'von der Person' : 'von der Organisation';
      const [here, there] = [await read(one.id), await read(firm.id)];
      expect([here.employments[0].role, there.employments[0].role]).toEqual([winner, winner]);
      expect(here.employments[0].id).toBe(employment.id);
    }
  });

  it('on a group and a person: the member stays, whoever saves last', async () => {
    const group = await make('/contact-groups', { name: 'Runde' });
    const one = await person('Mitglied');
    const stale = { 'if-match': String((await ask('GET', `/contacts/${one.id}`)).headers.etag) };
    const form = { 'if-match': String((await ask('GET', `/contact-groups/${group.id}`)).headers.etag) };
    await ask('POST', `/contact-groups/${group.id}/contacts`, { ids: [one.id] });
    expect((await ask('PUT', `/contacts/${one.id}`, { phone: '1', contactGroups: [] }, stale)).status).toBe(412);
    // The client that saved the group did not know any members, so it may not remove any.
    expect((await ask('PUT', `/contact-groups/${group.id}`, { name: 'Runde zwei', contacts: [] }, form)).status).toBe(
      412,
    );
    expect((await ask('PUT', `/contact-groups/${group.id}`, { name: 'Runde', contacts: [] })).status).toBe(428);
    expect((await ask('PUT', `/contact-groups/${group.id}`, { name: 'Runde zwei', contacts: [] })).status).toBe(200);
    expect((await read(one.id)).contactGroups).toMatchObject([{ id: group.id, name: 'Runde zwei' }]);
    const current = { 'if-match': String((await ask('GET', `/contact-groups/${group.id}`)).headers.etag) };
    expect((await ask('PUT', `/contact-groups/${group.id}`, { contacts: [] }, current)).status).toBe(200);
    expect((await read(one.id)).contactGroups).toEqual([]);
  });

  it('wait for each other if their writes overlap, and never deadlock', async () => {
    const firms = await Promise.all(['A', 'B', 'C'].map((name) => company(`Knoten ${name}`)));
    const people = await Promise.all(['A', 'B', 'C'].map((name) => person(`Knoten ${name}`)));
    const writes = people.flatMap((one, index) => [
      ask('PUT', `/contacts/${one.id}`, { employments: firms.map((firm) => ({ company: { id: firm.id } })) }),
      ask('PUT', `/contacts/${firms[index]?.id}`, { phone: '031 000 00 00' }),
    ]);
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await Promise.all(firms.map(async ({ id }) => (await read(id)).employments.length))).toEqual([3, 3, 3]);
  });
});

describe('a save', () => {
  it('that is refused leaves nothing behind, its employments and groups included', async () => {
    const firm = await company('Bleibt leer');
    const before = await rows(
      'select (select count(*) from contacts) as contacts, (select count(*) from employments) as ' +
        'employments, (select count(*) from history) as history',
    );
    const json = {
      type: 'person',
      firstName: 'A',
      lastName: 'B',
      employments: [{ company: { id: firm.id } }],
      contactGroups: [{ id: 2_000_000_000 }],
    };
    expect((await ask('POST', '/contacts', json)).body.errors).toEqual([
      { field: 'contactGroups.0', message: 'Es gibt keinen Eintrag mit der Id 2000000000.' },
    ]);
    expect(
      await rows(
        'select (select count(*) from contacts) as contacts, (select count(*) from employments) as ' +
          'employments, (select count(*) from history) as history',
      ),
    ).toEqual(before);
  });

  it('gives newly chosen groups the official employment', async () => {
    const [firm, group] = [await company('Amtlich'), await make('/contact-groups', { name: 'Amtliche' })];
    const one = await person('Amtsperson', {
      employments: [{ company: { id: firm.id } }, { company: { id: firm.id }, official: true }],
      contactGroups: [{ id: group.id }],
    });
    expect(one.employments.map(({ contactGroups }: any) => contactGroups)).toEqual([[], [{ id: group.id }]]);
    const left = (await ask('PUT', `/contacts/${one.id}`, { contactGroups: [] })).body.data;
    expect(left.employments.map(({ contactGroups }: any) => contactGroups)).toEqual([[], []]);
  });

  it('of a group sets the main addresses by id or both sides, and removes them for clients that know all', async () => {
    const [one, other, group] = [
      await company('Haupt A'),
      await company('Haupt B'),
      await make('/contact-groups', { name: 'Hauptadressen' }),
    ];
    const who = await person('Doppelt', {
      employments: [{ company: { id: one.id } }, { company: { id: other.id } }],
      contactGroups: [{ id: group.id }],
    });
    const [first, second] = who.employments.map(({ id }: { id: number }) => id);
    const path = `/contact-groups/${group.id}`;
    const speaking = async () => [
      (await ask('GET', path)).body.data.employments,
      (await read(who.id)).employments.map(({ contactGroups }: any) => contactGroups.length),
    ];
    const put = async (employments: unknown, headers = {}) => (await ask('PUT', path, { employments }, headers)).status;
    expect(await put([{ id: first }])).toBe(200);
    expect(await speaking()).toEqual([[{ id: first }], [1, 0]]);
    expect(await put([{ employee: { id: who.id }, company: { id: other.id } }])).toBe(200);
    expect(await speaking()).toEqual([[{ id: second }], [0, 1]]);
    expect(await put([])).toBe(428);
    expect(await put([{ id: 2_000_000_000 }])).toBe(422);
    expect(await speaking()).toEqual([[{ id: second }], [0, 1]]);
    expect(await put([], { 'if-match': String((await ask('GET', path)).headers.etag) })).toBe(200);
    expect(await speaking()).toEqual([[], [0, 0]]);
  });

  it('keeps the order of one side when a neighbour is edited', async () => {
    const company = await make('/contacts/company', { companyName: 'Reihenfolge AG' });
    const people: number[] = [];
    for (const lastName of ['Eins', 'Zwei', 'Drei'])
      people.push(
        (
          await make('/contacts/person', {
            firstName: 'A',
            lastName,
            employments: [{ company: { id: company.id }, role: lastName }],
          })
        ).id,
      );
    const order = async () =>
      (await read(company.id)).employments.map(({ role }: { role: string }) => role.slice(0, 4));
    expect(await order()).toEqual(['Eins', 'Zwei', 'Drei']);
    const edit = async (index: number, role: string) => {
      const { employments } = await read(company.id);
      await ask('PUT', `/contacts/company/${company.id}`, {
        employments: employments.map((item: object, at: number) => (at === index ? { ...item, role } : item)),
      });
    };
    await edit(1, 'Zwei, neu');
    expect(await order()).toEqual(['Eins', 'Zwei', 'Drei']);
    await edit(2, 'Drei, neu');
    expect(await order()).toEqual(['Eins', 'Zwei', 'Drei']);
  });

  it('of unchanged employments changes nothing, and raises no other version', async () => {
    const firm = await company('Unberührt');
    const one = await person('Gleich', {
      employments: [{ company: { id: firm.id }, role: 'Leitung', official: true }],
    });
    const before = await rows(`select id, version from contacts where id in (${one.id}, ${firm.id}) order by id`);
    const unchanged = one.employments.map(({ id, role, official, company: { id: at }, translations }: any) => ({
      id,
      role,
      official,
      company: { id: at },
      translations,
    }));
    expect((await ask('PUT', `/contacts/${one.id}`, { employments: unchanged })).status).toBe(200);
    expect(await rows(`select id, version from contacts where id in (${one.id}, ${firm.id}) order by id`)).toEqual(
      before,
    );
    await ask('PUT', `/contacts/${one.id}`, { phone: '1', employments: unchanged });
    expect(await rows(`select version from contacts where id = ${firm.id}`)).toEqual([{ version: 2 }]);
  });

  it('leaves other members alone', async () => {
    const group = await make('/contact-groups', { name: 'Andere' });
    const [one, other] = [await person('Eine'), await person('Andere', { contactGroups: [{ id: group.id }] })];
    const [version] = await rows(`select version from contacts where id = ${other.id}`);
    await ask('PUT', `/contacts/${one.id}`, { contactGroups: [{ id: group.id }] });
    await ask('PUT', `/contact-groups/${group.id}`, { position: 3 });
    expect(await rows(`select version from contacts where id = ${other.id}`)).toEqual([version]);
  });
});

describe('history', () => {
  it('records the groups after bulk calls, and restores them', async () => {
    const group = await make('/contact-groups', { name: 'Gewesene' });
    const firm = await company('Früher');
    const one = await person('Rückkehr', {
      employments: [{ company: { id: firm.id }, role: 'Leitung', official: true }],
    });
    await ask('POST', `/contact-groups/${group.id}/contacts`, { ids: [one.id] });
    const [last, first] = (await ask('GET', `/contacts/${one.id}/history`)).body.data;
    expect(last).toMatchObject({
      action: 'update',
      version: 2,
      record: { lastName: 'Rückkehr', contactGroups: [{ id: group.id, name: 'Gewesene' }] },
    });
    expect(first.record.contactGroups).toEqual([]);
    await ask('DELETE', `/contacts/${one.id}`);
    expect((await read(firm.id)).employments).toEqual([]);
    expect((await ask('GET', `/contacts/${one.id}`)).status).toBe(404);
    expect((await ask('GET', `/contacts/${one.id}/history`)).body.data[0].action).toBe('delete');
    const { cookie: admin } = await createAccount(server.database, 'ROLE_ADMIN');
    const back = await call(server.app, 'POST', `/contacts/person/${one.id}/restore`, { cookie: admin, body: {} });
    expect(back.status).toBe(201);
    expect(back.body.data).toMatchObject({
      id: one.id,
      contactGroups: [{ id: group.id }],
      employments: [{ id: one.employments[0].id, role: 'Leitung', official: true }],
    });
    expect((await read(firm.id)).employments).toMatchObject([{ id: one.employments[0].id, employee: { id: one.id } }]);
  });
});

describe('regions', () => {
  it('of a contact are named, prevent its deletion, and can be unlinked by a call', async () => {
    const one = await person('Regional');
    const body = (id: number, name: string) => JSON.stringify({ id, name });
    await sql`insert into regions (id, is_public, name, type, url, color, description, translations, body, summary,
      public_body) values
      (1, true, 'Emmental', 'nrp', '', '', '', '{}', ${body(1, 'Emmental')}, '{}', ${body(1, 'Emmental')}),
        (2, false, 'Albulatal', 'nrp', '', '', '', '{}', ${body(2, 'Albulatal')}, '{}', null)`.execute(db());
    await sql`insert into regions_contacts values (1, ${one.id}, 1), (2, ${one.id}, 1)`.execute(db());
    expect((await ask('GET', `/contacts/${one.id}/regions`)).body.data.map(({ name }: any) => name)).toEqual([
      'Albulatal',
      'Emmental',
    ]);
    expect(
      (await call(server.app, 'GET', `/contacts/${one.id}/regions`)).body.data.map(({ name }: any) => name),
    ).toEqual(['Emmental']);
    const refused = await ask('DELETE', `/contacts/${one.id}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Der Kontakt ist mit Regionen verknüpft: Albulatal, Emmental.',
    ]);
    const { data } = (await ask('DELETE', '/contacts', { ids: [one.id] })).body;
    expect(data.failed).toMatchObject([
      { id: one.id, reason: 'Der Kontakt ist mit Regionen verknüpft: Albulatal, Emmental.' },
    ]);
    await ask('DELETE', `/contacts/${one.id}/regions`);
    expect((await ask('DELETE', `/contacts/${one.id}`)).status).toBe(200);
  });

  it('are unlinked and the contact deleted by one call that names them; otherwise nothing changes', async () => {
    const firm = await company('Regionalwerk');
    const one = await person('Verbunden', { employments: [{ company: { id: firm.id } }] });
    await sql`insert into regions_contacts values (1, ${one.id}, 1), (2, ${one.id}, 1)`.execute(db());
    const state = () =>
      rows(`select (select count(*) from regions_contacts where target_id = ${one.id})::int as regions,
      (select count(*) from employments where employee_id = ${one.id})::int as employments,
      (select count(*) from contacts where id = ${one.id})::int as contacts,
      (select sum(version) from regions)::int as versions`);
    const [before] = await state();
    // First a region missing in the confirmation, then a stale version.
    const refused = await ask('DELETE', `/contacts/person/${one.id}?regions[]=1`);
    expect([refused.status, refused.body.detail]).toEqual([409, 'Der Kontakt ist mit Regionen verknüpft: Albulatal.']);
    expect(
      (await ask('DELETE', `/contacts/${one.id}?regions[]=1&regions[]=2`, undefined, { 'if-match': '"99"' })).status,
    ).toBe(412);
    expect(await state()).toEqual([before]);
    statements.length = 0;
    expect((await ask('DELETE', `/contacts/person/${one.id}?regions[]=1&regions[]=2`)).status).toBe(200);
    expect(statements.filter((text) => text === 'begin')).toHaveLength(1);
    expect(await state()).toEqual([{ regions: 0, employments: 0, contacts: 0, versions: before?.versions + 2 }]);
  });
});

describe('exports', () => {
  const sheets = async (url: string) => {
    const answer = await server.app.inject({ url: `/api/v1${url}`, headers: { cookie: server.cookie } });
    expect([
      answer.statusCode,
      String(answer.headers['content-disposition']).startsWith('attachment; filename="Kontakte-'),
    ]).toEqual([200, true]);
    return readXlsx(answer.rawPayload);
  };

  it('show a person with the organisation that is its main address', async () => {
    const group = await make('/contact-groups', { name: 'Versand', translations: { fr: { name: 'Envoi' } } });
    const firm = await company('Holz AG', {
      street: 'Dorf 1',
      zipCode: '3011',
      city: 'Bern',
      country: { id: 1 },
      translations: { fr: { companyName: 'Bois SA', city: 'Berne' } },
    });
    const one = await person('=cmd()', {
      employments: [
        { company: { id: firm.id }, role: 'Leiterin', official: true, translations: { fr: { role: 'Directrice' } } },
      ],
      contactGroups: [{ id: group.id }],
      city: 'Thun',
      description: '<p>Ein <b>Satz</b></p>',
    });
    const [de, fr, it] = await sheets(`/contacts.xlsx?ids[]=${one.id}&ids[]=${firm.id}`);
    expect([de?.name, fr?.name, it?.name]).toEqual(['Kontakte - DE', 'Kontakte - FR', 'Kontakte - IT']);
    expect(de?.rows[0]).toHaveLength(21);
    const row = (rows_: string[][] | undefined, id: number) =>
      Object.fromEntries(
        (rows_?.find(([first]) => first === String(id)) ?? []).map((text, index) => [de?.rows[0]?.[index], text]),
      );
    expect(row(de?.rows, one.id)).toMatchObject({
      Status: 'Öffentlich',
      Typ: 'Person',
      Organisation: 'Holz AG',
      Nachname: '=cmd()',
      Funktion: 'Leiterin',
      Strasse: 'Dorf 1',
      Ort: 'Bern',
      Land: 'Schweiz',
      Beschreibung: 'Ein Satz',
      Kontaktgruppen: 'Versand',
    });
    expect(row(fr?.rows, one.id)).toMatchObject({
      Organisation: 'Bois SA',
      Funktion: 'Directrice',
      Ort: 'Berne',
      Land: 'Suisse',
      Kontaktgruppen: 'Envoi',
    });
    expect(row(de?.rows, firm.id)).toMatchObject({ Typ: 'Organisation', Organisation: 'Holz AG', Vorname: '' });
    const [grouped] = await sheets(`/contacts.xlsx/contact-groups?contactGroupIds[]=${group.id}`);
    expect(grouped?.rows.slice(1).map((cells) => [cells[0], cells[20]])).toEqual([[String(one.id), 'Versand']]);
  });

  it('contain the ids in the body, read at once, and no others', async () => {
    const posted = async (url: string, payload: object) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/v1${url}`,
        headers: { cookie: server.cookie },
        payload,
      });
      expect(answer.statusCode).toBe(200);
      return readXlsx(answer.rawPayload);
    };
    const ids = (await rows("select id from contacts where type = 'person' order by id desc limit 230")).map(
      ({ id }) => id as number,
    );
    statements.length = 0;
    const [de, , it_] = await posted('/contacts.xlsx', { ids: [...ids, ids[0], 2_000_000_000] });
    expect([de, it_].map((sheet) => sheet?.rows.slice(1).map(([id]) => Number(id)))).toEqual([
      ids.toReversed(),
      ids.toReversed(),
    ]);
    expect(statements.filter((text) => /select id, body/.test(text))).toHaveLength(2);
    const group = await make('/contact-groups', { name: 'Auszug' });
    await ask('POST', `/contact-groups/${group.id}/contacts`, { ids: ids.slice(0, 3) });
    const [grouped] = await posted('/contacts.xlsx/contact-groups', {
      contactGroupIds: [group.id],
      ids: ids.slice(1, 100),
    });
    expect(grouped?.rows.slice(1).map((cells) => [Number(cells[0]), cells[20]])).toEqual([
      [ids[2], 'Auszug'],
      [ids[1], 'Auszug'],
    ]);
    expect((await ask('POST', '/contacts.xlsx', { ids: 'alle' })).status).toBe(422);
    expect((await call(server.app, 'POST', '/contacts.xlsx', { body: { ids } })).status).toBe(401);
  });

  it('contain everything', async () => {
    const [{ n }] = (await rows("select count(*)::int as n from contacts where type = 'person'")) as [{ n: number }];
    const [de] = await sheets('/contacts.xlsx?type[]=person');
    expect(de?.rows).toHaveLength(n + 1);
  });
});
