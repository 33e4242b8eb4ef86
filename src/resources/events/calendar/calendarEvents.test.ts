import { expect, it } from 'vitest';
import { calendarEvent } from './calendarEvents';

const event = (values: object) =>
  calendarEvent({ id: 5, isPublic: true, title: 'Tagung', type: 'regio', color: '#0093D1', endDate: null, ...values });

it('events are in Swiss local time, whole days last until the next day', () => {
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

it('drafts are marked, untitled events have a name, and events of others do not have our colours', () => {
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
