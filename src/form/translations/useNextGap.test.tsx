// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { TestMemoryRouter } from 'react-admin';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyRecord, type ContentType } from '../../../domain/contentType';
import type { ContentLocale } from '../../../domain/locales';
import { educations } from '../../../domain/types/education';
import type { RecordGap } from '../../../domain/translations/list';
import { events } from '../../../domain/types/event';
import { FieldInput } from '../../fields/FieldInput';
import { FormLanguageProvider, FormTypeProvider, FormGapsProvider, type FormGaps } from '../../fields/formContext';
import type { FormNavigation } from '../leaving/useFormNavigation';
import { Instance } from '../../session/config.testkit';
import { GapBar } from './GapBar';
import { useNextGap } from './useNextGap';

const stored = {
  ...emptyRecord(educations),
  name: 'Kurs',
  organizer: 'Amt',
  translations: { fr: { name: 'Cours' }, it: { organizer: 'Ufficio' } },
};

const none: readonly RecordGap[] = [];
const client = new QueryClient();

/** The same as in the form. */
function Gaps(props: Parameters<typeof useNextGap>[0]) {
  const { goToNextGap, visited } = useNextGap(props);
  return visited && <GapBar {...visited} locale={props.locale} onNext={goToNextGap} />;
}

function Form({
  type = educations,
  stored: values = stored,
  sources = ['name', 'organizer'],
  known = none,
  onAnswer,
  toNext,
}: {
  type?: ContentType;
  stored?: FieldValues;
  sources?: string[];
  known?: readonly RecordGap[];
  onAnswer?: FormGaps['answer'];
  /** Moves on to the next record; unsaved changes block it. */
  toNext?: FormNavigation['toNext'];
}) {
  const [locale, setLocale] = useState<ContentLocale>('fr');
  const box = useRef<HTMLDivElement>(null);
  const gaps = useMemo(
    () => ({ stored: values, gaps: known, answer: onAnswer ?? (() => {}) }),
    [known, onAnswer, values],
  );
  return (
    <QueryClientProvider client={client}>
      <FormProvider {...useForm({ defaultValues: values })}>
        <FormTypeProvider type={type}>
          <FormLanguageProvider locale={locale}>
            <FormGapsProvider value={gaps}>
              <div ref={box}>
                <Gaps
                  gaps={gaps}
                  box={box}
                  id={1}
                  locale={locale}
                  setLocale={setLocale}
                  isChanged={() => toNext === undefined}
                  isHere={() => true}
                  navigation={{ toNext } as never}
                />
                {sources.map((source) => (
                  <FieldInput key={source} source={source} />
                ))}
              </div>
            </FormGapsProvider>
          </FormLanguageProvider>
        </FormTypeProvider>
      </FormProvider>
    </QueryClientProvider>
  );
}
afterEach(cleanup);

it('takes the current position from the focused field, even in another language', async () => {
  window.history.replaceState(null, '', '?queue=x&field=organizer&language=fr');
  await act(
    async () =>
      void render(
        <Instance>
          <TestMemoryRouter>
            <Form />
          </TestMemoryRouter>
        </Instance>,
      ),
  );
  const here = () => [
    screen.getByRole('alert').textContent,
    document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
  ];
  await waitFor(() =>
    expect(here()).toEqual([
      expect.stringContaining('Veranstalter (FR): Übersetzung fehlt'),
      'translations.fr.organizer',
    ]),
  );
  await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
  expect(here()).toEqual([expect.stringMatching(/^[^V].* \(IT\): Übersetzung fehlt/), 'translations.it.name']);
});

it('stays within the filters of the queue: languages, fields and states', async () => {
  const toNext = vi.fn<FormNavigation['toNext']>(async () => {});
  const onward = async (queue: string, values: FieldValues = stored) => {
    window.history.replaceState(null, '', `?${new URLSearchParams({ queue, language: 'fr', field: 'organizer' })}`);
    const form = await act(async () =>
      render(
        <Instance>
          <TestMemoryRouter>
            <Form stored={values} toNext={toNext} />
          </TestMemoryRouter>
        </Instance>,
      ),
    );
    const here = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
    await waitFor(() => expect(here()).toBe('translations.fr.organizer'));
    await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
    const place = here();
    form.unmount();
    return place;
  };
  expect(await onward('locale[]=fr')).toBe('translations.fr.organizer');
  expect(await onward('field[]=organizer&state=missing')).toBe('translations.fr.organizer');
  expect(await onward('state[]=stale')).toBe('translations.fr.organizer');
  expect(toNext).toHaveBeenCalledTimes(3);
  expect(await onward('locale[]=fr&locale[]=it&field[]=name')).toBe('translations.it.name');
});

it('works by key without a queue: even the press that loads its code moves on', async () => {
  window.history.replaceState(null, '', '?language=fr');
  await act(
    async () =>
      void render(
        <Instance>
          <TestMemoryRouter>
            <Form />
          </TestMemoryRouter>
        </Instance>,
      ),
  );
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(window, { key: 'F8' });
  const here = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
  await waitFor(() => expect(here()).toBe('translations.fr.organizer'));
  fireEvent.keyDown(window, { key: 'F8' });
  await waitFor(() => expect(here()).toBe('translations.it.name'));
});

it('goes to the missing text within a programme, then to the next one in it', async () => {
  const unit = (time: string, fr: string) => ({
    time,
    descriptions: [],
    translations: { fr: fr === '' ? {} : { time: fr }, it: { time } },
  });
  const program = (title: string, ...units: object[]) => ({
    title,
    units,
    translations: { fr: { title: 'Jour' }, it: { title: 'Giorno' } },
  });
  const event = {
    ...emptyRecord(events),
    programs: [
      program('Tag 1', unit('9 Uhr', '9 h')),
      program('Tag 2', unit('10 Uhr', ''), unit('11 Uhr', '11 h'), unit('12 Uhr', '')),
    ],
  };
  window.history.replaceState(null, '', '?queue=x&field=programs&language=fr');
  await act(
    async () =>
      void render(
        <Instance>
          <TestMemoryRouter>
            <Form type={events} stored={event} sources={['programs']} />
          </TestMemoryRouter>
        </Instance>,
      ),
  );
  const here = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
  await waitFor(() => expect(here()).toBe('programs.1.units.0.translations.fr.time'));
  const message = () => screen.getByRole('alert').textContent;
  expect(message()).toMatch(/^Programm 2, .* 1, .* \(FR\): Übersetzung fehlt/);
  fireEvent.change(document.activeElement as Element, { target: { value: '10 h' } });
  await waitFor(() => expect(message()).toMatch(/^Programm 2, .* \(FR\): in Ordnung/));
  await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
  expect(here()).toBe('programs.1.units.2.translations.fr.time');
});

it('a text of a programme can be left empty on purpose, which is shown and can be undone', async () => {
  const unit = (time: string) => ({ time, descriptions: [], translations: { fr: {}, it: { time } } });
  const event = {
    ...emptyRecord(events),
    programs: [
      {
        title: 'Tag',
        units: [unit('Pause'), unit('Rede')],
        translations: { fr: { title: 'Jour' }, it: { title: 'Giorno' } },
      },
    ],
  };
  const gap: RecordGap = {
    field: 'programs',
    locale: 'fr',
    state: 'missing',
    stale: [],
    at: '2026-11-20T10:00:00Z',
    by: null,
  };
  const left = [{ part: 'units.time', source: 'Pause' }];
  const onAnswer = vi.fn<FormGaps['answer']>();
  const form = (known: readonly RecordGap[]) => (
    <Instance>
      <TestMemoryRouter>
        <Form type={events} stored={event} sources={['programs']} known={known} onAnswer={onAnswer} />
      </TestMemoryRouter>
    </Instance>
  );
  window.history.replaceState(null, '', '?queue=x&field=programs&language=fr');
  const { rerender } = await act(async () => render(form([gap])));
  const here = () => document.activeElement?.closest<HTMLElement>('[data-field]') as HTMLElement;
  await waitFor(() => expect(here()?.dataset.field).toBe('programs.0.units.0.translations.fr.time'));
  const first = here();
  fireEvent.click(await within(first).findByRole('button', { name: 'Bewusst leer' }));
  expect(onAnswer).toHaveBeenLastCalledWith({ field: 'programs', locale: 'fr', answer: 'empty', text: left[0] });
  rerender(form([{ ...gap, left }]));
  expect(first.textContent).toContain('Bewusst leer');
  await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
  expect(here().dataset.field).toBe('programs.0.units.1.translations.fr.time');
  await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
  expect(here().dataset.field).toBe('programs.0.units.1.translations.fr.time');
  fireEvent.click(within(first).getByRole('button', { name: 'Doch übersetzen' }));
  expect(onAnswer).toHaveBeenLastCalledWith({ field: 'programs', locale: 'fr', answer: 'open', text: left[0] });
});
