// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { educations } from '../../../domain/types/education';
import { Instance } from '../../session/config.testkit';
import { FieldInput } from '../FieldInput';
import { FormTypeProvider } from '../formContext';

let form: UseFormReturn<FieldValues>;
const ask = ({ units }: Record<string, unknown>) =>
  (units as unknown[]).length > 0 ? { question: 'Wirklich?' } : null;

function Programs() {
  const own = useForm<FieldValues>({
    defaultValues: {
      programs: [
        { title: 'Leer', units: [] },
        { title: 'Voll', units: [{ time: '9 Uhr', descriptions: [] }] },
      ],
    },
  });
  useEffect(() => {
    form = own;
  });
  return (
    <FormProvider {...own}>
      <FormTypeProvider type={educations}>
        <FieldInput source="programs" askBeforeRemoving={ask} />
      </FormTypeProvider>
    </FormProvider>
  );
}
const titles = () => (form.getValues('programs') as { title: string }[]).map(({ title }) => title);
const removeButton = (position: number) =>
  within(screen.getByRole('group', { name: `Programm ${position}` })).getByRole('button', {
    name: 'Programm entfernen',
  });
afterEach(cleanup);

it("removes an item at once, or after the list's question", async () => {
  render(
    <Instance>
      <Programs />
    </Instance>,
  );
  const user = userEvent.setup();
  await user.click(removeButton(1));
  expect(titles()).toEqual(['Voll']);

  await user.click(removeButton(1));
  expect(screen.getByRole('dialog').textContent).toContain('Wirklich?');
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(titles()).toEqual(['Voll']);

  await user.click(removeButton(1));
  await user.click(screen.getByRole('button', { name: 'Entfernen' }));
  expect(titles()).toEqual([]);
});

it('a double click adds one item, and leaves the focus in it', () => {
  render(
    <Instance>
      <Programs />
    </Instance>,
  );
  const add = screen.getByRole('button', { name: 'Programm hinzufügen' });
  fireEvent.click(add, { detail: 1 });
  const title = screen.getAllByRole('textbox', { name: 'Programmtitel' }).at(-1);
  expect(document.activeElement).toBe(title);
  // The new item takes the place of the button; pressing there must not take the focus.
  expect(fireEvent.mouseDown(screen.getByText('Programm 3'), { detail: 2 })).toBe(false);
  fireEvent.click(add, { detail: 2 });
  expect(titles()).toHaveLength(3);
  fireEvent.click(add, { detail: 1 });
  expect(titles()).toHaveLength(4);
});
