// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { TestMemoryRouter } from 'react-admin';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { emptyRecord, type ContentType } from '../../../domain/contentType';
import type { ContentLocale } from '../../../domain/locales';
import { educations } from '../../../domain/types/education';
import { events } from '../../../domain/types/event';
import { FieldInput } from '../../fields/FieldInput';
import { FormLanguageProvider } from '../../fields/FormLanguage';
import { FormTypeProvider } from '../../fields/FormType';
import { FormGapsProvider } from '../../fields/german/FormGaps';
import { Instance } from '../../session/config.testkit';
import { GapWays } from './GapWays';

const stored = { ...emptyRecord(educations), name: 'Kurs', organizer: 'Amt', translations: { fr: { name: 'Cours' }, it: { organizer: 'Ufficio' } } };

function Form({ type = educations, stored: values = stored, sources = ['name', 'organizer'] }: { type?: ContentType<any>; stored?: FieldValues; sources?: string[] }) {
  const [locale, setLocale] = useState<ContentLocale>('fr');
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<() => void>(undefined);
  const [gaps] = useState({ stored: values, gaps: [], answer: () => {} });
  return (
    <FormProvider {...useForm({ defaultValues: values })}><FormTypeProvider type={type}><FormLanguageProvider locale={locale}><FormGapsProvider value={gaps}>
      <div ref={box}>
        <GapWays box={box} id={1} locale={locale} setLocale={setLocale} isChanged={() => true} isHere={() => true} navigation={{} as never} next={next} />
        {sources.map((source) => <FieldInput key={source} source={source} />)}
      </div>
    </FormGapsProvider></FormLanguageProvider></FormTypeProvider></FormProvider>
  );
}
afterEach(cleanup);

it('says of the field that has the focus where somebody is, also in the next language', async () => {
  window.history.replaceState(null, '', '?queue=x&field=organizer&language=fr');
  await act(async () => void render(<Instance><TestMemoryRouter><Form /></TestMemoryRouter></Instance>));
  const here = () => [screen.getByRole('alert').textContent, document.activeElement?.closest('[data-field]')?.getAttribute('data-field')];
  await act(() => new Promise((resolve) => { setTimeout(resolve, 60); }));
  expect(here()).toEqual([expect.stringContaining('Veranstalter (FR): Übersetzung fehlt'), 'translations.fr.organizer']);
  await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
  expect(here()).toEqual([expect.stringMatching(/^[^V].* \(IT\): Übersetzung fehlt/), 'translations.it.name']);
});

it('leads into a programme to the very text that is missing, and on to the next one of it', async () => {
  const unit = (time: string, fr: string) => ({ time, descriptions: [], translations: { fr: fr === '' ? {} : { time: fr }, it: { time } } });
  const program = (title: string, ...units: object[]) => ({ title, units, translations: { fr: { title: 'Jour' }, it: { title: 'Giorno' } } });
  const event = { ...emptyRecord(events), programs: [program('Tag 1', unit('9 Uhr', '9 h')), program('Tag 2', unit('10 Uhr', ''), unit('11 Uhr', '11 h'), unit('12 Uhr', ''))] };
  window.history.replaceState(null, '', '?queue=x&field=programs&language=fr');
  await act(async () => void render(<Instance><TestMemoryRouter><Form type={events} stored={event} sources={['programs']} /></TestMemoryRouter></Instance>));
  const here = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
  await act(() => new Promise((resolve) => { setTimeout(resolve, 60); }));
  expect(here()).toBe('programs.1.units.0.translations.fr.time');
  const said = () => screen.getByRole('alert').textContent;
  expect(said()).toMatch(/^Programm 2, .* 1, .* \(FR\): Übersetzung fehlt/);
  fireEvent.change(document.activeElement as Element, { target: { value: '10 h' } });
  await waitFor(() => expect(said()).toMatch(/^Programm 2, .* \(FR\): in Ordnung/));
  await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
  expect(here()).toBe('programs.1.units.2.translations.fr.time');
});
