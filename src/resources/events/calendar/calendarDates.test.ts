import { expect, it } from 'vitest';
import { calendarEvent, datesAt, hashOf, movedDates, placeIn } from './calendarDates';

const event = (values: object) =>
  calendarEvent({ id: 5, isPublic: true, title: 'Tagung', type: 'regio', color: '#0093D1', endDate: null, ...values });

it('events are in Swiss local time; whole days last until the next day', () => {
  expect(event({ startDate: '2027-07-01T22:30:00Z', endDate: '2027-07-02T08:00:00Z' })).toMatchObject({
    title: 'Tagung',
    url: '/events/5/edit',
    start: '2027-07-02T00:30:00',
    end: '2027-07-02T10:00:00',
    extendedProps: { accent: '#0093D1' },
  });
  expect(event({ startDate: '2027-10-30T00:00:00+02:00', endDate: '2027-11-01T00:00:00+01:00' })).toMatchObject({
    allDay: true,
    start: '2027-10-30',
    end: '2027-11-02',
  });
  expect(event({ startDate: null })).toBeNull();
});

it('marks drafts, names untitled events, and gives submitted events no colour', () => {
  expect(
    event({
      startDate: '2027-07-01T10:00:00+02:00',
      isPublic: false,
      title: '',
      translations: { fr: { title: 'Journée' } },
    }),
  ).toMatchObject({ title: 'Journée (Entwurf)', classNames: ['is-draft'] });
  expect(event({ startDate: '2027-07-01T10:00:00+02:00', type: 'external', title: '' })).toMatchObject({
    title: '(ohne Titel)',
    extendedProps: { accent: null },
  });
});

const at = (start: string, end: string | null, allDay = false) => ({
  start: new Date(`${start}Z`),
  end: end === null ? null : new Date(`${end}Z`),
  allDay,
});

it('a dragged event keeps its length in Swiss local time, and whole days stay whole', () => {
  expect(movedDates(at('2027-10-31T09:00', '2027-10-31T17:30'))).toEqual({
    startDate: '2027-10-31T09:00:00+01:00',
    endDate: '2027-10-31T17:30:00+01:00',
  });
  expect(movedDates(at('2027-07-01T09:00', null))).toEqual({
    startDate: '2027-07-01T09:00:00+02:00',
    endDate: '2027-07-01T09:00:00+02:00',
  });
  expect(movedDates(at('2027-10-30T00:00', '2027-11-02T00:00', true))).toEqual({
    startDate: '2027-10-30T00:00:00+02:00',
    endDate: '2027-11-01T00:00:00+01:00',
  });
  // March skips this hour.
  expect(movedDates(at('2027-03-28T02:30', '2027-03-28T05:00'))).toBeNull();
});

it('a clicked day becomes a whole day, a clicked time an hour', () => {
  expect(datesAt(new Date('2027-07-02T00:00Z'), true)).toEqual({
    startDate: '2027-07-02T00:00:00+02:00',
    endDate: '2027-07-02T00:00:00+02:00',
  });
  expect(datesAt(new Date('2027-07-02T10:30Z'), false)).toEqual({
    startDate: '2027-07-02T10:30:00+02:00',
    endDate: '2027-07-02T11:30:00+02:00',
  });
});

it('the URL names month or week, and other hashes mean nothing', () => {
  expect(placeIn(hashOf('month', '2026-11-09'))).toEqual({ view: 'month', day: '2026-11-01' });
  expect(placeIn(hashOf('week', '2026-11-09'))).toEqual({ view: 'week', day: '2026-11-09' });
  for (const hash of ['', '#month=2026-13', '#week=2026-11', '#day=2026-11-09']) expect(placeIn(hash)).toBeNull();
});
