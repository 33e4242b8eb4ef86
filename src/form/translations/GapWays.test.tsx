// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { TestMemoryRouter } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import type { ContentLocale } from '../../../domain/locales';
import { educations } from '../../../domain/types/education';
import { FieldInput } from '../../fields/FieldInput';
import { FormLanguageProvider } from '../../fields/FormLanguage';
import { FormTypeProvider } from '../../fields/FormType';
import { FormGapsProvider } from '../../fields/german/FormGaps';
import { Instance } from '../../session/config.testkit';
import { GapWays } from './GapWays';

const stored = { ...emptyRecord(educations), name: 'Kurs', organizer: 'Amt', translations: { fr: { name: 'Cours' }, it: { organizer: 'Ufficio' } } };
const gaps = { stored, gaps: [], answer: () => {} };

function Form() {
  const [locale, setLocale] = useState<ContentLocale>('fr');
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<() => void>(undefined);
  return (
    <FormProvider {...useForm({ defaultValues: stored })}><FormTypeProvider type={educations}><FormLanguageProvider locale={locale}><FormGapsProvider value={gaps}>
      <div ref={box}>
        <GapWays box={box} id={1} locale={locale} setLocale={setLocale} isChanged={() => true} isHere={() => true} navigation={{} as never} next={next} />
        <FieldInput source="name" />
        <FieldInput source="organizer" />
      </div>
    </FormGapsProvider></FormLanguageProvider></FormTypeProvider></FormProvider>
  );
}
afterEach(cleanup);

it('says of the field that has the focus where somebody is, also in the next language', async () => {
  window.history.replaceState(null, '', '?luecken=x&feld=organizer&sprache=fr');
  await act(async () => void render(<Instance><TestMemoryRouter><Form /></TestMemoryRouter></Instance>));
  const here = () => [screen.getByRole('alert').textContent, document.activeElement?.closest('[data-field]')?.getAttribute('data-field')];
  await act(() => new Promise((resolve) => { setTimeout(resolve, 60); }));
  expect(here()).toEqual([expect.stringContaining('Veranstalter (FR): Übersetzung fehlt'), 'translations.fr.organizer']);
  await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
  expect(here()).toEqual([expect.stringMatching(/^[^V].* \(IT\): Übersetzung fehlt/), 'translations.it.name']);
});
