// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { educations } from '../../../domain/types/education';
import { images, list, references, richText, text } from '../../../domain/fields';
import type { ContentLocale } from '../../../domain/locales';
import { Instance } from '../../session/config.testkit';
import { FormLanguageProvider, FormTypeProvider } from '../formContext';
import { FieldInput } from '../FieldInput';

/** Three levels, as in an event's programme: units, their descriptions, and in those pictures and topics. */
const programme = list(
  {
    title: text({ label: 'Titel', translated: true }),
    room: text({ label: 'Raum' }),
    parts: list(
      {
        text: text({ label: 'Text', translated: true }),
        topics: references('topics', { label: 'Themen' }),
        images: images({ label: 'Bilder' }),
        links: list(
          { label: text({ label: 'Wort' }) },
          { label: 'Links', itemLabel: 'Link', addLabel: 'Link hinzufügen' },
        ),
      },
      { label: 'Teile', itemLabel: 'Teil', addLabel: 'Teil hinzufügen' },
    ),
  },
  { label: 'Programm', itemLabel: 'Einheit', addLabel: 'Einheit hinzufügen' },
);

const part = (words: string) => ({
  text: words,
  topics: [],
  images: [],
  links: [{ label: `${words} 1` }, { label: `${words} 2` }],
  translations: { fr: {}, it: {} },
});
const unit = (title: string, ...parts: string[]) => ({
  title,
  room: '',
  parts: parts.map(part),
  translations: { fr: {}, it: {} },
});

const texts = list(
  { value: richText({ label: 'Beschreibung' }) },
  { label: 'Texte', itemLabel: 'Text', addLabel: 'Text hinzufügen' },
);
function Texts() {
  return (
    <FormProvider {...useForm<FieldValues>({ defaultValues: { texts: [] } })}>
      <FormTypeProvider type={educations}>
        <FieldInput source="texts" field={texts} />
      </FormTypeProvider>
    </FormProvider>
  );
}

let form: UseFormReturn<FieldValues>;
function Page({ values, locale }: { values: FieldValues; locale: ContentLocale }) {
  const own = useForm<FieldValues>({ defaultValues: values });
  useEffect(() => {
    form = own;
  });
  return (
    <FormProvider {...own}>
      <FormLanguageProvider locale={locale}>
        <FormTypeProvider type={educations}>
          <FieldInput source="programme" field={programme} />
        </FormTypeProvider>
      </FormLanguageProvider>
    </FormProvider>
  );
}
const show = (units: object[], locale: ContentLocale = 'de') => {
  render(
    <Instance>
      <Page values={{ programme: units }} locale={locale} />
    </Instance>,
  );
  return userEvent.setup();
};
const group = (name: string, within_: { getByRole: typeof screen.getByRole } = screen) =>
  within(within_.getByRole('group', { name }));
const stored = () => form.getValues('programme') as Record<string, any>[];
afterEach(cleanup);

describe('a list in a list', () => {
  it('adds an item at its own level, complete and with the focus in it', async () => {
    const user = show([unit('Morgen', 'Begrüssung'), unit('Abend')]);
    await user.click(group('Einheit 2').getByRole('button', { name: 'Teil hinzufügen' }));
    await user.keyboard('Schluss');
    expect(stored().map(({ parts }) => parts.map((one: { text: string }) => one.text))).toEqual([
      ['Begrüssung'],
      ['Schluss'],
    ]);
    expect(stored()[1]!.parts[0]).toMatchObject({
      topics: [],
      images: [],
      links: [],
      translations: { fr: {}, it: {} },
    });
  });

  it('focuses the rich text of an item that starts with one', async () => {
    render(
      <Instance>
        <Texts />
      </Instance>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Text hinzufügen' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Beschreibung' }));
  });

  it('removes and sorts at its own level, the focus staying there', async () => {
    const user = show([unit('Morgen', 'a', 'b', 'c')]);
    const parts = group('Einheit 1');
    await user.click(group('Teil 1', parts).getByRole('button', { name: 'Teil entfernen' }));
    expect(document.activeElement).toBe(group('Teil 1', parts).getByRole('button', { name: 'Teil entfernen' }));
    await user.click(parts.getByRole('button', { name: 'Nach oben: Teil 2' }));
    expect(stored()[0]!.parts.map((one: { text: string }) => one.text)).toEqual(['c', 'b']);
    await user.click(group('Link 1', group('Teil 1', parts)).getByRole('button', { name: 'Link entfernen' }));
    expect(stored()[0]!.parts[0].links).toEqual([{ label: 'c 2' }]);
    expect(stored()).toHaveLength(1);
  });

  it('keeps its content when the surrounding item is moved', async () => {
    const user = show([unit('Morgen', 'a'), unit('Abend', 'b')]);
    await user.click(screen.getByRole('button', { name: 'Nach oben: Einheit 2' }));
    expect(stored().map(({ title, parts }) => [title, parts[0].text, parts[0].links[1].label])).toEqual([
      ['Abend', 'b', 'b 2'],
      ['Morgen', 'a', 'a 2'],
    ]);
    expect(group('Einheit 1').getByRole<HTMLInputElement>('textbox', { name: 'Text' }).value).toBe('b');
  });

  it('in another language shows translations at any depth, and everything else unchanged', async () => {
    const user = show([unit('Morgen', 'Begrüssung')], 'fr');
    await user.type(screen.getByRole('textbox', { name: 'Raum' }), 'Saal');
    await user.click(group('Link 1').getByRole('button', { name: 'Link entfernen' }));
    await user.type(screen.getByRole('textbox', { name: 'Titel (Übersetzung FR)' }), 'Matin');
    await user.type(screen.getByRole('textbox', { name: 'Text (Übersetzung FR)' }), 'Accueil');
    expect(await screen.findByText('Begrüssung')).toBeTruthy();
    expect(stored()).toMatchObject([
      {
        title: 'Morgen',
        room: 'Saal',
        translations: { fr: { title: 'Matin' } },
        parts: [
          {
            text: 'Begrüssung',
            links: [{ label: 'Begrüssung 2' }],
            translations: { fr: { text: 'Accueil' } },
          },
        ],
      },
    ]);
  });
});
