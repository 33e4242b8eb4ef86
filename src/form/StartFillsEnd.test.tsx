// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { ContentType } from '../../domain/contentType';
import { events } from '../../domain/types/event';
import { financialSupports } from '../../domain/types/financialSupport';
import { publications } from '../../domain/types/publication';
import { FieldInput } from '../fields/FieldInput';
import { FormTypeProvider } from '../fields/formContext';
import { Instance } from '../session/config.testkit';
import { DayOrPeriod, StartFillsEnd } from './DayOrPeriod';

let form: UseFormReturn<FieldValues>;
function Form({ type, children }: { type: ContentType; children: ReactNode }) {
  const own = useForm<FieldValues>({ defaultValues: { startDate: null, endDate: null } });
  useEffect(() => {
    form = own;
  });
  return (
    <FormProvider {...own}>
      <FormTypeProvider type={type}>{children}</FormTypeProvider>
    </FormProvider>
  );
}
const two = (
  <>
    <FieldInput source="startDate" />
    <FieldInput source="endDate" />
    <StartFillsEnd start="startDate" end="endDate" />
  </>
);
const show = async (type: ContentType, inputs: ReactNode = two) => {
  await act(
    async () =>
      void render(
        <Instance>
          <Form type={type}>{inputs}</Form>
        </Instance>,
      ),
  );
  return userEvent.setup();
};
const input = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const end = () => form.getValues('endDate') as unknown;
beforeAll(() => import('../fields/dates/DateTimeInput'));
afterEach(cleanup);

it('a complete start date fills in the end, which follows it until edited', async () => {
  const user = await show(events);
  await user.type(input('Startdatum'), '26.11.202');
  expect(end()).toBeNull();
  await user.type(input('Startdatum'), '6 17:00');
  expect(input('Enddatum').value).toBe('26.11.2026 17:00');
  await user.clear(input('Startdatum'));
  expect(end()).toBeNull();
  await user.type(input('Startdatum'), '27.11.2026');
  await user.tab();
  expect([input('Startdatum').value, input('Enddatum').value]).toEqual(['27.11.2026 00:00', '27.11.2026 00:00']);
  await user.clear(input('Enddatum'));
  await user.type(input('Enddatum'), '28.11.2026 9:00');
  await user.clear(input('Startdatum'));
  await user.type(input('Startdatum'), '25.11.2026 8:00');
  expect(end()).toBe('2026-11-28T09:00:00+01:00');
});

it('the same applies to days, to the day of a publication and to the start of its period', async () => {
  const user = await show(financialSupports);
  await user.type(input('Laufzeit (Start)'), '1.2.2027');
  expect(end()).toBe('2027-02-01');
  cleanup();
  await show(publications, <DayOrPeriod start="startDate" end="endDate" dayLabel="Datum" />);
  await user.type(input('Datum'), '3.4.2026');
  await user.tab();
  expect([end(), input('Datum').value]).toEqual(['2026-04-03', '03.04.2026']);
  await user.click(screen.getByLabelText('Zeitraum angeben'));
  expect(input('Enddatum').value).toBe('');
  await user.clear(input('Startdatum'));
  await user.type(input('Startdatum'), '5.4.2026');
  expect([end(), input('Enddatum').value]).toEqual(['2026-04-05', '05.04.2026']);
});

it('the single day of a publication is its start and end after each key, however fast', async () => {
  await show(publications, <DayOrPeriod start="startDate" end="endDate" dayLabel="Datum" />);
  // Several key presses before a render.
  act(() => {
    for (const typed of ['0', '05', '05.', '05.03.2024'])
      fireEvent.change(input('Datum'), { target: { value: typed } });
  });
  expect([form.getValues('startDate'), end()]).toEqual(['2024-03-05', '2024-03-05']);
  expect(screen.queryByLabelText('Enddatum')).toBeNull();
});

it('a start date from another version fills in nothing', async () => {
  await show(financialSupports);
  act(() => form.reset({ startDate: '2027-02-01', endDate: null }));
  expect(end()).toBeNull();
});
