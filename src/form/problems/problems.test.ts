// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { localeOf } from '../../fields/formContext';
import { listProblems, problemLabel, problemOrder, showProblems } from './problems';

function formWith(problems: { field: string; message: string }[]) {
  const { result } = renderHook(() => {
    const form = useForm({
      defaultValues: { contacts: Array.from({ length: 5 }, () => ({ email: '' })) } as Record<string, unknown>,
    });
    return { form, errors: form.formState.errors };
  });
  act(() => showProblems(result.current.form, projects, problems));
  return result.current;
}

describe('the problems of a rejected save', () => {
  const given = [
    { field: 'title', message: 'Geben Sie bitte einen Titel an.' },
    { field: 'contacts', message: 'Höchstens 200 Einträge sind erlaubt.' },
    { field: 'contacts.3.email', message: 'zu lang' },
    { field: 'translations.fr.links.0.url', message: 'nicht erlaubt' },
    { field: 'programs.2.id', message: 'Unbekannte Id' },
    { field: '', message: 'Hier wird ein Objekt erwartet.' },
  ];

  it('are shown at their fields, for lists along with those of their rows', () => {
    const { form } = formWith(given);
    expect(form.getFieldState('title').error?.message).toBe('Geben Sie bitte einen Titel an.');
    expect(form.getFieldState('contacts.3.email').error?.message).toBe('zu lang');
    expect(form.getFieldState('contacts.root').error?.message).toBe('Höchstens 200 Einträge sind erlaubt.');
    expect(form.getFieldState('programs').error?.message).toBe('Unbekannte Id');
  });

  it('are all listed', () => {
    const listed = listProblems(formWith(given).errors);
    expect(listed).toHaveLength(given.length);
    expect(listed).toEqual(
      expect.arrayContaining(
        given.map((problem) => (problem.field === 'programs.2.id' ? { ...problem, field: 'programs' } : problem)),
      ),
    );
  });

  it('give each field its first message', () => {
    const { errors } = formWith([
      { field: 'title', message: 'eins' },
      { field: 'title', message: 'zwei' },
    ]);
    expect(listProblems(errors)).toEqual([{ field: 'title', message: 'eins' }]);
  });

  it('are named by the labels of the declaration', () => {
    expect(problemLabel(projects, 'contacts.3.email')).toBe('Kontakt 4, E-Mail');
    expect(problemLabel(projects, 'translations.fr.title')).toBe('Titel (FR)');
    expect(problemLabel(projects, 'images.0.description')).toBe('Bild 1, Bildlegende');
    expect(problemLabel(projects, 'images.0.descriptionFR')).toBe('Bild 1, Bildlegende (FR)');
    expect(problemLabel(projects, 'foo')).toBe('foo');
    expect(problemLabel(persons, 'employments.1.company')).toBe('Anstellungen 2, Organisation');
    expect(problemLabel(persons, 'employments.1.translations.fr.role')).toBe('Anstellungen 2, Funktion (FR)');
    expect(localeOf('employments.1.translations.fr.role')).toBe('fr');
  });

  it('name their language', () => {
    expect(localeOf('title')).toBe('de');
    expect(localeOf('translations.it.contacts.0.email')).toBe('it');
    expect(localeOf('images.2.descriptionFR')).toBe('fr');
  });

  it('are in the order of the form', () => {
    const paths = ['contacts.0.email', 'title', 'translations.fr.title', 'projectCosts'];
    expect(paths.toSorted((one, other) => problemOrder(projects, one) - problemOrder(projects, other))).toEqual([
      'title',
      'translations.fr.title',
      'projectCosts',
      'contacts.0.email',
    ]);
  });
});
