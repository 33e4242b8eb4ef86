import { expect, test } from 'vitest';
import { eventTypes } from '../domain/values/eventTypes';
import { events } from '../domain/types/event';
import { describeDemo } from './describeDemo.testkit';
import { generateEvents } from './events';

describeDemo(events, generateEvents, 120);

test('events cover every type and year: past, upcoming, lasting several days, undated, with a programme', () => {
  const demo = [...generateEvents()];
  expect(new Set(demo.map(({ type }) => type))).toEqual(new Set(eventTypes.map(({ id }) => id)));
  expect(new Set(demo.map(({ startDate }) => startDate?.slice(0, 4)))).toEqual(
    new Set(['2025', '2026', '2027', undefined]),
  );
  const day = (moment: string | null) => moment?.slice(0, 10);
  for (const found of [
    demo.filter(({ startDate, endDate }) => day(startDate) !== day(endDate)),
    demo.filter(({ startDate, endDate }) => startDate && endDate === startDate),
    demo.filter(({ programs }) => programs.length > 0),
    demo.filter(({ color }) => color !== ''),
    ...(['isPromotedDE', 'isPromotedFR', 'isPromotedIT'] as const).map((name) => demo.filter((event) => event[name])),
  ]) {
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(120);
  }
});

test('a programme has a demo document attached', () => {
  const [document] = [...generateEvents({ pictures: [], documents: [{ id: 7 }] })].flatMap(({ programs }) =>
    programs.flatMap(({ units }) =>
      units.flatMap(({ descriptions }) => descriptions.flatMap(({ attachments }) => attachments)),
    ),
  );
  expect(document).toEqual({ id: 7 });
});
