import { expect, it } from 'vitest';
import { words } from '../locales';
import { events } from '../types/event';
import { jobs } from '../types/job';
import { publications } from '../types/publication';
import { fieldOf, formOf } from './formOf';

const label = words('Wort', 'Mot', 'Parola');

it('takes from the type what the form leaves out', () => {
  const form = formOf(jobs, {
    title: label,
    noun: label,
    fields: {
      title: { fills: ['name'], required: true, label },
      employer: { label: { fr: 'Employeur', it: 'Datore di lavoro' } },
      stints: { label },
      applicationDeadline: { label },
    },
  });
  expect(form).toMatchObject({ name: 'jobs', item: 'job', embed: 'jobs-form', contactField: 'contact' });
  expect(Object.keys(form.fileTypes)).toContain('pdf');
  expect(form.fields).toEqual([
    { kind: 'text', name: 'title', fills: ['name'], required: true, label },
    { kind: 'text', name: 'employer', max: 255, label: words('Arbeitgeber', 'Employeur', 'Datore di lavoro') },
    { kind: 'entries', name: 'stints', list: 'stints', context: 'job', label },
    { kind: 'moment', name: 'applicationDeadline', inFuture: true, label },
  ]);
});

it('rejects fields that no form can ask for, and choices that the type lacks', () => {
  expect(() => fieldOf(events, 'images', { label })).toThrow('events.images');
  expect(() => fieldOf(events, 'nothing', { label })).toThrow('events.nothing');
  expect(() => fieldOf(publications, 'type', { label, choices: [{ value: 'book', label }] })).toThrow('book');
});
