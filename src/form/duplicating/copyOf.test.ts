import { expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { events } from '../../../domain/types/event';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { copyOf } from './copyOf';

it('a copy is a draft with the same content, without id, version and code, and with its own new rows', () => {
  const record = {
    ...emptyRecord(projects),
    id: 5,
    createdAt: '2024',
    updatedAt: '2024',
    _version: '"3"',
    isPublic: true,
    title: 'Seilbahn',
    projectCode: 'BE_1',
    financing: [{ id: 'costsEU', value: '1' }],
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  };
  const copy = copyOf(projects, record);
  expect(copy).toMatchObject({
    title: 'Seilbahn',
    projectCode: '',
    isPublic: false,
    financing: [{ id: 'costsEU', value: '1' }],
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  });
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['id']));
  expect(Object.keys(copy)).toEqual(Object.keys(emptyRecord(projects)));

  const person = copyOf(persons, {
    ...emptyRecord(persons),
    id: 3,
    lastName: 'Muster',
    employments: [{ id: 9, company: { id: 2 }, jobTitle: 'Leiterin' }],
  });
  expect(person.employments).toEqual([{ company: { id: 2 }, jobTitle: 'Leiterin' }]);
});

it('a copy of an event is not promoted', () => {
  const event = {
    ...emptyRecord(events),
    id: 2,
    title: 'Tagung',
    isPromotedDE: true,
    isPromotedFR: true,
    isPromotedIT: true,
  };
  expect(copyOf(events, event)).toMatchObject({
    title: 'Tagung',
    isPromotedDE: false,
    isPromotedFR: false,
    isPromotedIT: false,
  });
});
