import { expect, it } from 'vitest';
import { events } from './types/event';
import { mapValues, visitValues, type FieldSelection } from './visitValues';

const talk = { title: 'Vortrag', attachments: [{ id: 1, name: 'a.pdf' }], translations: { fr: { title: 'Exposé' } } };
const day = {
  name: 'Tag',
  programs: [{ title: 'Morgen', units: [{ time: '9 Uhr', descriptions: [talk] }] }],
  translations: { fr: { name: 'Jour' } },
};
const isFile: FieldSelection = ({ kind }) => kind === 'files';

it('visits only matching fields and the fields that contain them', () => {
  const [all, some]: [string[], string[]] = [[], []];
  visitValues(events, day, ({ path }) => all.push(path));
  visitValues(events, day, ({ path }) => some.push(path), isFile);
  expect(some).toEqual(
    all.filter((path) => /^programs(\.0\.units(\.0\.descriptions(\.0\.attachments)?)?)?$/.test(path)),
  );
  expect(some).toHaveLength(4);
});

it('keeps everything else identical', () => {
  const without = mapValues(
    events,
    day,
    ({ field, value }) => (field.kind === 'files' ? [] : (value as unknown)),
    isFile,
  );
  expect(without).toEqual({
    ...day,
    programs: [{ title: 'Morgen', units: [{ time: '9 Uhr', descriptions: [{ ...talk, attachments: [] }] }] }],
  });
  expect(without.translations).toBe(day.translations);
});
