import { describe, expect, it } from 'vitest';
import { swissDay } from '../values/days';
import { parseQuery } from '../http';
import { readListRequest } from '../lists/listRequest';
import { validate } from '../validate';
import { events } from './event';

const check = (values: object) => validate(events, { title: 'Tagung', ...values });

describe('an event', () => {
  it('needs a title in one language; its colour is one of four or none, in upper or lower case', () => {
    expect(check({ title: ' ' }).errors).toEqual([{ field: 'title', message: 'Geben Sie bitte einen Titel an.' }]);
    expect(check({ title: '', translations: { fr: { title: 'Journée' } } }).errors).toEqual([]);
    expect(check({ color: '#b4be00' }).value.color).toBe('#B4BE00');
    expect(check({ color: null, startDate: '', endDate: null }).value).toMatchObject({
      color: '',
      startDate: null,
      endDate: null,
    });
    expect(check({ color: '#123456' }).errors).toHaveLength(1);
  });

  it('without an end ends at its start', () => {
    const startDate = '2027-03-18T09:00:00+01:00';
    for (const endDate of [null, '', undefined]) expect(check({ startDate, endDate }).value.endDate).toBe(startDate);
    expect(check({ endDate: startDate }).value).toMatchObject({ startDate: null, endDate: startDate });
  });

  it('refuses years before 1900, times that do not exist, and an end before the start', () => {
    for (const startDate of ['1899-12-31T10:00:00+01:00', '2027-03-18T25:00:00+01:00', '2027-02-30', 'morgen'])
      expect(check({ startDate }).errors.map(({ field }) => field)).toEqual(['startDate']);
    expect(
      check({ startDate: '2027-10-31T02:30:00+01:00', endDate: '2027-10-31T02:30:00+02:00' }).errors.map(
        ({ field }) => field,
      ),
    ).toEqual(['endDate']);
  });

  it('keeps its programme with times, text and attachments in every language', () => {
    const attachment = { id: 5, name: 'Folien.pdf', extension: 'pdf', mimeType: 'application/pdf', description: '' };
    const programs = [
      {
        title: 'Morgen',
        translations: { fr: { title: 'Matin' }, it: {} },
        units: [
          {
            time: '9 Uhr',
            translations: { fr: { time: '9 h' }, it: {} },
            descriptions: [
              {
                value: '<p>Gruss</p>',
                attachments: [attachment],
                translations: { fr: { value: '<p>Salut</p>' }, it: {} },
              },
            ],
          },
        ],
      },
    ];
    expect(check({ programs }).value.programs).toEqual(programs);
    // The notation of existing clients.
    expect(
      check({ programs: [{ title: 'A', units: [{ time: '', descriptions: [{ value: '' }] }] }] }).value.programs[0]
        ?.units[0]?.descriptions[0]?.attachments,
    ).toEqual([]);
    expect(check({ programs: [{ units: 'viele' }] }).errors).toHaveLength(1);
  });
});

describe('the list of events', () => {
  const listRequest = (query: string) => readListRequest(events, parseQuery(query));
  it('archives events that ended before today, and sorts upcoming ones by date', () => {
    const today = new Date(`${swissDay.format(new Date())}T00:00:00Z`).getTime();
    const [value = ''] = listRequest('archive=0').filters[0]?.values ?? [];
    expect(value.startsWith('>')).toBe(true);
    expect((today - Date.parse(value.slice(1))) / 3_600_000).toBeGreaterThanOrEqual(1);
    expect((today - Date.parse(value.slice(1))) / 3_600_000).toBeLessThanOrEqual(2);
    expect(listRequest('archive=0').order).toEqual([{ field: 'startDate', direction: 'ASC' }]);
    for (const query of ['archive=1', ''])
      expect(listRequest(query).order).toEqual([{ field: 'startDate', direction: 'DESC' }]);
    expect(listRequest('archive=0&orderBy[]=id').order).toEqual([{ field: 'id', direction: 'ASC' }]);
  });
});

describe('a proposed event', () => {
  const read = events.readProposal as (proposed: object, sent: unknown) => object;
  it('is read from `event`, with references as bare ids too, otherwise from the proposal itself', () => {
    const sent = { event: { title: 'Tagung', description: 'Wer & was\n\nWo', topics: [3], locations: [{ id: 1 }] } };
    expect(read({}, sent)).toEqual({
      title: 'Tagung',
      description: 'Wer & was\n\nWo',
      text: '<p>Wer &amp; was</p><p>Wo</p>',
      topics: [{ id: 3 }],
      locations: [{ id: 1 }],
    });
    expect(read({ title: 'Tagung', text: '<p>Text</p>' }, [])).toEqual({ title: 'Tagung', text: '<p>Text</p>' });
  });

  it('is refused with neither', () => {
    for (const sent of [null, [], {}, { event: {} }]) expect(() => read({}, sent)).toThrow('No event data found');
  });
});
