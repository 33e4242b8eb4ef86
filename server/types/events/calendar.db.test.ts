import ICAL from 'ical.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, { env: { PUBLIC_URL: 'https://regio.example' } });
  cookie = (await createAccount(test.database, 'ROLE_EDITOR')).cookie.replace('session=', '__Host-session=');
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const create = async (payload: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/events',
    headers: { cookie },
    payload: { isPublic: true, ...payload },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ data: { id: number } }>().data.id;
};
const get = (address: string, headers = {}) => app.inject({ url: `/api/v1/events/${address}`, headers });

/** Parses with an independent library, which resolves timestamps with the time zone that the calendar defines. */
function parse(text: string): { calendar: ICAL.Component; events: ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)) };
}
async function readEvent(id: number, locale = 'de'): Promise<ICAL.Event> {
  const { statusCode, headers, body } = await get(`${locale}/${id}.ics`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const [event] = parse(body).events;
  return event as ICAL.Event;
}
const iso = (time: ICAL.Time) => time.toJSDate().toISOString();
const property = (event: ICAL.Event, name: string) => event.component.getFirstProperty(name);

describe('the calendar entry of an event', () => {
  it('has the title, time, place, organiser and page in each language', async () => {
    const id = await create({
      title: 'Tagung; «Holz», Teil 1',
      text: '<h2>Vormittag</h2><p>Gäste &amp; Begrüssung</p><ul><li>eins</li><li>zwei<br>drei</li></ul>',
      location: 'Altdorf, Saal',
      organizer: 'Verein "Alpental"',
      contact: 'Eva Beispiel\neva.beispiel@example.org',
      registration: 'https://example.org/a?b=1&c=2',
      topics: [{ id: 3 }],
      startDate: '2027-03-18T09:00:00+01:00',
      endDate: '2027-03-18T17:30:00+01:00',
      translations: { fr: { title: 'Journée' }, it: {} },
    });
    const event = await readEvent(id);
    expect([event.uid, event.summary, event.location]).toEqual([
      `event-de-${id}`,
      'Tagung; «Holz», Teil 1',
      'Altdorf, Saal',
    ]);
    expect(event.description).toBe(
      'Vormittag\nGäste & Begrüssung\neins\nzwei\ndrei\n\nAnmeldung: https://example.org/a?b=1&c=2',
    );
    expect([iso(event.startDate), iso(event.endDate), event.startDate.zone?.tzid]).toEqual([
      '2027-03-18T08:00:00.000Z',
      '2027-03-18T16:30:00.000Z',
      'Europe/Zurich',
    ]);
    expect([property(event, 'organizer')?.getFirstValue(), property(event, 'organizer')?.getParameter('cn')]).toEqual([
      'mailto:eva.beispiel@example.org',
      'Verein ’Alpental’',
    ]);
    expect(property(event, 'url')?.getFirstValue()).toBe(
      `https://regio.example/embed/static/events/${id}-de/page.html`,
    );
    expect(property(event, 'categories')?.getFirstValue()).toBe('Tourismus');
    expect((await readEvent(id, 'fr')).summary).toBe('Journée');
    expect((await readEvent(id, 'it')).summary).toBe('Journée');
    expect(parse((await get(`fr/${id}.ics`)).body).calendar.getFirstPropertyValue('prodid')).toMatch(/\/\/FR$/);
  });

  it.each([
    [
      'in summer, over two days',
      '2027-07-01T18:00:00+02:00',
      '2027-07-02T01:00:00+02:00',
      '2027-07-01T16:00:00.000Z',
      '2027-07-01T23:00:00.000Z',
    ],
    [
      'over the night in March',
      '2027-03-27T20:00:00+01:00',
      '2027-03-28T03:30:00+02:00',
      '2027-03-27T19:00:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ],
    [
      'in the hour that comes twice',
      '2027-10-31T02:30:00+02:00',
      '2027-10-31T02:30:00+01:00',
      '2027-10-31T00:30:00.000Z',
      '2027-10-31T01:30:00.000Z',
    ],
    [
      'by rules of former times',
      '1985-10-10T10:00:00+01:00',
      '1985-10-10T12:00:00+01:00',
      '1985-10-10T09:00:00.000Z',
      '1985-10-10T11:00:00.000Z',
    ],
    [
      'whose end nobody knows',
      '2027-03-18T09:00:00+01:00',
      null,
      '2027-03-18T08:00:00.000Z',
      '2027-03-18T08:00:00.000Z',
    ],
    [
      'that ends when it begins',
      '2027-03-18T09:00:00+01:00',
      '2027-03-18T09:00:00+01:00',
      '2027-03-18T08:00:00.000Z',
      '2027-03-18T08:00:00.000Z',
    ],
  ])('%s', async (_, startDate, endDate, start, end) => {
    const event = await readEvent(await create({ title: 'Tagung', startDate, endDate }));
    expect([iso(event.startDate), iso(event.endDate)]).toEqual([start, end]);
  });

  it.each([
    ['one day', '2027-05-01T00:00:00+02:00', '2027-05-01T00:00:00+02:00', '2027-05-02'],
    ['without an end', '2027-05-01T00:00:00+02:00', null, '2027-05-02'],
    ['to the last minute', '2027-05-01T00:00:00+02:00', '2027-05-01T23:59:00+02:00', '2027-05-02'],
    ['several, over a change of the clock', '2027-10-30T00:00:00+02:00', '2027-11-01T00:00:00+01:00', '2027-11-02'],
  ])('whole days: %s', async (_, startDate, endDate, end) => {
    const event = await readEvent(await create({ title: 'Tagung', startDate, endDate }));
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      startDate.slice(0, 10),
      end,
    ]);
  });

  it('folds long lines at 75 bytes without splitting a character', async () => {
    const long = `${'Zürich 🏔 ähnliche Täler, '.repeat(120)}Ende`;
    const id = await create({
      title: long.slice(0, 900),
      text: `<p>${long}</p>`,
      startDate: '2027-03-18T09:00:00+01:00',
    });
    const { body } = await get(`de/${id}.ics`);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(parse(body).events[0]?.description).toBe(long);
  });

  it('lets no text begin a new line', async () => {
    const event = await readEvent(
      await create({
        title: 'a\r\nEND:VEVENT',
        location: 'b\nATTENDEE:x',
        organizer: 'c";X=1:\r\nURL:x',
        startDate: '2027-03-18T09:00:00+01:00',
      }),
    );
    expect(property(event, 'attendee')).toBeNull();
    expect(event.component.getAllProperties('url')).toHaveLength(1);
  });

  it('of a public one is for everyone, of a draft for editors only', async () => {
    const draft = await create({ title: 'Entwurf', startDate: '2027-03-18T09:00:00+01:00', isPublic: false });
    const someday = await create({ title: 'Irgendwann' });
    expect((await get(`de/${draft}.ics`)).statusCode).toBe(404);
    expect(
      parse((await get(`de/${draft}.ics`, { cookie })).body).events[0]?.component.getFirstPropertyValue('status'),
    ).toBe('TENTATIVE');
    for (const address of [
      `de/${someday}.ics`,
      'de/999999.ics',
      'de/99999999999.ics',
      `en/${someday}.ics`,
      `de/${draft}.pdf`,
      'de/x.ics',
      'en.ics',
      `public/${draft}`,
    ])
      expect((await get(address)).statusCode, address).toBe(404);
    expect((await get(`public/${someday}`)).json()).toMatchObject({ data: { id: someday, title: 'Irgendwann' } });
  });
});

it('the agenda can be subscribed to with the filters of the list, and changes when an event does', async () => {
  const word = `Feed${Date.now()}`;
  const open = await create({
    title: `${word} A`,
    startDate: '2999-03-18T09:00:00+01:00',
    endDate: '2999-03-18T10:00:00+01:00',
    topics: [{ id: 3 }],
  });
  await create({ title: `${word} B`, startDate: '2001-03-18T09:00:00+01:00', endDate: '2001-03-18T10:00:00+01:00' });
  await create({ title: `${word} C`, startDate: '2999-03-18T09:00:00+01:00', isPublic: false });
  await create({ title: `${word} D` });
  const summaries = async (query: string) =>
    parse((await get(`de.ics?term=${word}${query}`)).body).events.map(({ summary }) => summary);
  expect(await summaries('')).toEqual([`${word} A`, `${word} B`]);
  expect(await summaries('&archive=0')).toEqual([`${word} A`]);
  expect(await summaries('&topic[]=3')).toEqual([`${word} A`]);
  expect((await get('de.ics?thema=3')).statusCode).toBe(400);
  const { headers } = await get(`de.ics?term=${word}`);
  expect((await get(`de.ics?term=${word}`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  await app.inject({ method: 'DELETE', url: `/api/v1/events/${open}`, headers: { cookie } });
  expect(await summaries('')).toEqual([`${word} B`]);
  expect((await get(`de.ics?term=${word}`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
});

it('the page of an event gives search engines its time, place and organiser', async () => {
  const id = await create({
    title: 'Tagung',
    location: 'Altdorf',
    organizer: 'Verein',
    startDate: '2027-03-18T09:00:00+01:00',
    endDate: '2027-03-18T17:30:00+01:00',
    translations: { fr: { location: 'Altdorf (UR)' }, it: {} },
  });
  const { body } = await app.inject({ url: `/embed/static/events/${id}-fr/page.html` });
  expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')).toMatchObject({
    '@type': 'Event',
    name: 'Tagung',
    startDate: '2027-03-18T09:00:00+01:00',
    endDate: '2027-03-18T17:30:00+01:00',
    location: { '@type': 'Place', name: 'Altdorf (UR)' },
    organizer: { '@type': 'Organization', name: 'Verein' },
  });
});
