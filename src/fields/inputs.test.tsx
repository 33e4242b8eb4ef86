// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { color, dateTime } from '../../domain/fields';
import { projects } from '../../domain/types/project';
import { Instance } from '../session/config.testkit';
import { DateInput } from './dates/DateInput';
import { FieldInput } from './FieldInput';
import { FormTypeProvider } from './formContext';
import { DecimalInput } from './inputs';

let form: UseFormReturn<FieldValues>;
function Around({ values, children }: { values: FieldValues; children: ReactNode }) {
  const own = useForm<FieldValues>({ defaultValues: values });
  useEffect(() => {
    form = own;
  });
  return <FormProvider {...own}>{children}</FormProvider>;
}
const show = async (values: FieldValues, children: ReactNode) => {
  // Rare kinds are preloaded, but render a moment later.
  await act(
    async () =>
      void render(
        <Instance>
          <FormTypeProvider type={projects}>
            <Around values={values}>{children}</Around>
          </FormTypeProvider>
        </Instance>,
      ),
  );
  return userEvent.setup();
};
beforeAll(() => Promise.all([import('./dates/DateTimeInput'), import('./inputs')]));
afterEach(cleanup);

const { fields } = projects;

describe('an amount', () => {
  const cost = () => screen.getByLabelText('Projektkosten') as HTMLInputElement;
  const input = <DecimalInput field={fields.projectCosts} source="projectCosts" label="Projektkosten" />;

  it('stays as typed, and is parsed when it loses the focus', async () => {
    const user = await show({ projectCosts: '' }, input);
    await user.type(cost(), '1.234.567,89');
    expect(cost().value).toBe('1.234.567,89');
    await user.tab();
    expect(cost().value).toBe('1’234’567.89');
    expect(form.getValues('projectCosts')).toBe('1234567.89');
  });

  it('stays as typed with a message if it is not a number; an empty one shows no message', async () => {
    const user = await show({ projectCosts: '' }, input);
    await user.type(cost(), '3 Mio');
    expect(screen.queryByText('Hier wird eine Zahl erwartet.')).toBeNull();
    await user.tab();
    expect(cost().value).toBe('3 Mio');
    expect(screen.getByText('Hier wird eine Zahl erwartet.')).toBeTruthy();
    expect(cost().getAttribute('aria-invalid')).toBe('true');
    await user.clear(cost());
    await user.tab();
    expect([cost().value, cost().getAttribute('aria-invalid')]).toEqual(['', 'false']);
  });

  it('loses its thousands separators', async () => {
    const user = await show({ projectCosts: '' }, input);
    await user.type(cost(), "1'250'000,5");
    await user.tab();
    expect(form.getValues('projectCosts')).toBe('1250000.5');
  });

  it('shows its digits in groups without changing its value', async () => {
    const user = await show({ projectCosts: '125000.5' }, input);
    await user.click(cost());
    expect(cost().value).toBe('125’000.50');
    await user.tab();
    expect(cost().value).toBe('125’000.50');
    expect(form.getValues('projectCosts')).toBe('125000.5');
  });

  it('a coordinate is not an amount: invalid text stays, and is rejected on saving', async () => {
    const user = await show({ lat: '' }, <DecimalInput field={fields.lat} source="lat" label="Breitengrad" />);
    await user.type(screen.getByLabelText('Breitengrad'), 'abc');
    await user.tab();
    expect(form.getValues('lat')).toBe('abc');
  });
});

describe('a day', () => {
  const day = () => screen.getByLabelText('Startdatum') as HTMLInputElement;
  const input = <DateInput field={fields.startDate} source="startDate" label="Startdatum" />;

  it('is typed in Swiss notation and stored as ISO 8601; empty is null', async () => {
    const user = await show({ startDate: '2024-02-01' }, input);
    expect(day().value).toBe('01.02.2024');
    await user.clear(day());
    expect(form.getValues('startDate')).toBeNull();
    await user.type(day(), '3.4.25');
    expect(form.getValues('startDate')).toBe('2025-04-03');
    await user.tab();
    expect(day().value).toBe('03.04.2025');
  });

  it('that does not exist stays as typed, with a message', async () => {
    const user = await show({ startDate: null }, input);
    await user.type(day(), '30.02.2024');
    await user.tab();
    expect(screen.getByText('Dieses Datum gibt es nicht.')).toBeTruthy();
    expect(form.getValues('startDate')).toBe('30.02.2024');
  });
});

describe('a timestamp', () => {
  const deadline = () => screen.getByLabelText('Bewerbungsfrist') as HTMLInputElement;
  const input = <FieldInput field={dateTime({ label: 'Bewerbungsfrist' })} source="deadline" />;
  const kept = () => form.getValues('deadline') as unknown;

  it.each([
    ['18.3.2027 9:00', '2027-03-18T09:00:00+01:00', '18.03.2027 09:00'],
    ['18.07.27, 14.30', '2027-07-18T14:30:00+02:00', '18.07.2027 14:30'],
    ['18.3.2027', '2027-03-18T00:00:00+01:00', '18.03.2027 00:00'],
  ])('typed as %s is kept with its offset', async (typed, moment, shown) => {
    const user = await show({ deadline: null }, input);
    await user.type(deadline(), typed);
    expect(kept()).toBe(moment);
    await user.tab();
    expect(deadline().value).toBe(shown);
  });

  it.each(['30.2.2027 9:00', '28.3.2027 2:30', '18.3.2027 25:00', 'bald'])(
    '%s does not exist: it stays as typed, with a message',
    async (typed) => {
      const user = await show({ deadline: null }, input);
      await user.type(deadline(), typed);
      await user.tab();
      expect(screen.getByText('Diesen Tag oder diese Uhrzeit gibt es nicht.')).toBeTruthy();
      expect([kept(), deadline().value]).toEqual([typed, typed]);
    },
  );

  it('in the hour that occurs twice is the first one by default; parsing it again changes nothing', async () => {
    const user = await show({ deadline: '2026-10-25T01:30:00Z' }, input);
    expect(deadline().value).toBe('25.10.2026 02:30 (Winterzeit)');
    expect((screen.getByRole('radio', { name: 'Winterzeit' }) as HTMLInputElement).checked).toBe(true);
    await user.type(deadline(), ' ');
    expect(kept()).toBe('2026-10-25T02:30:00+01:00');
    await user.clear(deadline());
    expect(kept()).toBeNull();
    await user.type(deadline(), '25.10.2026 2:15');
    expect(kept()).toBe('2026-10-25T02:15:00+02:00');
    await user.click(screen.getByRole('radio', { name: 'Winterzeit' }));
    expect(kept()).toBe('2026-10-25T02:15:00+01:00');
    expect(deadline().value).toBe('25.10.2026 02:15 (Winterzeit)');
    await user.clear(deadline());
    await user.type(deadline(), '25.10.2026 3:15');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a colour', () => {
  const text = () => screen.getByLabelText('Farbe') as HTMLInputElement;
  const picker = () => screen.getByLabelText('Farbe: Farbe wählen') as HTMLInputElement;
  const input = <FieldInput field={color({ label: 'Farbe' })} source="tint" />;

  it('is typed or picked, and shown with readable text on it', async () => {
    const user = await show({ tint: '' }, input);
    await user.type(text(), '0093D1');
    await user.tab();
    expect([form.getValues('tint'), text().value, picker().value]).toEqual(['#0093D1', '#0093D1', '#0093d1']);
    fireEvent.change(picker(), { target: { value: '#ffffff' } });
    expect(form.getValues('tint')).toBe('#ffffff');
    const { color: words, backgroundColor } = getComputedStyle(picker().closest('label') as Element);
    expect([words, backgroundColor]).toEqual(['rgba(0, 0, 0, 0.87)', 'rgb(255, 255, 255)']);
  });

  it('that is not a colour stays as typed, with a message', async () => {
    const user = await show({ tint: '' }, input);
    await user.type(text(), 'himmelblau');
    await user.tab();
    expect(screen.getByText(/^Eine Farbe besteht aus # und/)).toBeTruthy();
    expect(form.getValues('tint')).toBe('himmelblau');
  });
});

describe('a list', () => {
  const links = (...labels: string[]) => labels.map((label) => ({ label, url: '' }));
  const input = <FieldInput source="links" />;
  const group = (position: number) => within(screen.getByRole('group', { name: `Link ${position}` }));
  const labels = () => (form.getValues('links') as { label: string }[]).map(({ label }) => label);

  it('adds a row and focuses it', async () => {
    const user = await show({ links: links('a') }, input);
    await user.click(screen.getByRole('button', { name: 'Link hinzufügen' }));
    expect(document.activeElement).toBe(group(2).getByLabelText('Bezeichnung'));
    await user.keyboard('b');
    expect(labels()).toEqual(['a', 'b']);
  });

  it('removes a row and moves the focus to the next one', async () => {
    const user = await show({ links: links('a', 'b', 'c') }, input);
    await user.click(group(2).getByRole('button', { name: 'Link entfernen' }));
    expect(labels()).toEqual(['a', 'c']);
    expect(document.activeElement).toBe(group(2).getByRole('button', { name: 'Link entfernen' }));
    expect(screen.getByText('Link 2 entfernt.')).toBeTruthy();
  });

  it('is sorted by buttons, together with its values', async () => {
    const user = await show({ links: links('a', 'b', 'c') }, input);
    await user.click(group(3).getByRole('button', { name: 'Nach oben: Link 3' }));
    expect(labels()).toEqual(['a', 'c', 'b']);
    expect(document.activeElement).toBe(group(2).getByRole('button', { name: 'Nach oben: Link 2' }));
    expect((group(1).getByRole('button', { name: 'Nach oben: Link 1' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('keeps the ids of its items', async () => {
    const user = await show({ financing: [{ id: 'costsEU', value: '1' }] }, <FieldInput source="financing" />);
    await user.click(screen.getByRole('button', { name: 'Kostenstelle hinzufügen' }));
    expect(form.getValues('financing')).toEqual([
      { id: 'costsEU', value: '1' },
      { id: 'costsFederation', value: '' },
    ]);
  });

  it('with a summary shows one line per item until it is opened, and opens by itself on an error', async () => {
    const user = await show(
      { contacts: [{ lastName: 'Muster' }, { lastName: 'Favre' }] },
      <FieldInput source="contacts" summary={(item) => String(item.lastName ?? '')} />,
    );
    expect(screen.queryByLabelText('Nachname')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Muster' }));
    await user.type(screen.getByLabelText('Nachname'), 'mann');
    expect(await screen.findByRole('button', { name: 'Mustermann', expanded: true })).toBeTruthy();
    form.setError('contacts.1.email', { message: 'zu lang' });
    expect(await screen.findByText('zu lang')).toBeTruthy();
  });
});
