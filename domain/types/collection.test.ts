import { describe, expect, it } from 'vitest';
import { validate } from '../validate';
import { requestOfFilters, toCollectionFilter, toListFilter } from './collection';
import { collectsEvents, eventCollections } from './eventCollection';
import { projectCollections } from './projectCollection';

const errorsOf = (values: object) => validate(projectCollections, { title: 'Auswahl', ...values }).errors;

describe('a collection', () => {
  it('needs a title', () => {
    expect(errorsOf({ title: '  ' })).toEqual([
      { field: 'title', message: 'Geben Sie bitte einen Titel an um die Kollektion zu speichern.' },
    ]);
  });

  it('accepts filters by id and by German name, and refuses those that the list does not know', () => {
    expect(
      errorsOf({
        filters: [
          { type: 'topic', value: '3' },
          { type: 'program', value: 'Interreg' },
          { type: 'startDate', value: '2024-01-01' },
        ],
      }),
    ).toEqual([]);
    expect(
      errorsOf({
        filters: [
          { type: 'topic', value: '3' },
          { type: 'startDate', value: 'bald' },
        ],
      }),
    ).toEqual([{ field: 'filters.1.value', message: '«startDate» muss ein Datum wie 2024-01-01 sein.' }]);
    expect(errorsOf({ filters: [{ type: 'secret', value: '1' }] })).toEqual([
      { field: 'filters.0.type', message: 'Diese Auswahl gibt es nicht.' },
    ]);
    // A filter without a value would match everything.
    expect(errorsOf({ filters: [{ type: 'topic', value: ' ' }] })).toEqual([
      { field: 'filters.0.value', message: 'Der Filter hat keinen Wert.' },
    ]);
  });

  it('holds up to 5,000 records, each once', () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
    expect(
      validate(projectCollections, { title: 'Auswahl', selection: [...some(3), { id: 2 }] }).value.selection,
    ).toEqual(some(3));
    expect(errorsOf({ selection: some(5_000) })).toEqual([]);
    expect(errorsOf({ selection: some(5_001) })).toEqual([
      { field: 'selection', message: 'Höchstens 5000 Einträge sind erlaubt.' },
    ]);
  });

  it('has neither drafts nor languages', () => {
    expect(validate(projectCollections, { title: 'Auswahl', isPublic: false }).value).toMatchObject({
      isPublic: true,
      translations: {},
    });
  });
});

describe('a collection of events', () => {
  it('has its own words for past and upcoming events', () => {
    const errorsOf = (filters: object[]) => validate(eventCollections, { title: 'Auswahl', filters }).errors;
    expect(
      errorsOf([
        { type: 'status', value: 'current' },
        { type: 'type', value: 'fsk' },
      ]),
    ).toEqual([]);
    expect(errorsOf([{ type: 'status', value: 'soon' }])).toEqual([
      { field: 'filters.0.value', message: 'Der Wert muss einer von diesen sein: current, archive.' },
    ]);
    expect(requestOfFilters(collectsEvents, [{ type: 'status', value: 'current' }])).toMatchObject({
      filters: [{ name: 'archive', values: [expect.stringMatching(/^>/)] }],
      order: [{ field: 'startDate', direction: 'ASC' }],
    });
    for (const filter of [
      { type: 'status', value: 'archive' },
      { type: 'topic', value: '3' },
    ])
      expect(toCollectionFilter(collectsEvents, toListFilter(collectsEvents, filter))).toEqual(filter);
  });
});
