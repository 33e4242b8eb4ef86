// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createFormControl, useForm, type FieldValues } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { persons } from '../../../domain/types/person';
import { openMerge, useAskUndecided } from './openMerge';

afterEach(cleanup);

const person = (id: number, more: object) => ({
  ...emptyRecord(persons),
  id,
  firstName: 'Anna',
  lastName: 'Muster',
  ...more,
});

function show() {
  const { start, proposed } = openMerge(
    persons,
    person(1, { phone: '031 1', city: 'Bern' }),
    person(2, { phone: '031 2', city: 'Thun', email: 'a@example.org' }),
    () => true,
  );
  const form = createFormControl<FieldValues>({ defaultValues: start });
  const answers: unknown[] = [];
  function Page() {
    useForm<FieldValues>({ formControl: form.formControl });
    const [ask, dialog] = useAskUndecided(persons, proposed);
    const [count, setCount] = useState(0);
    const save = async () => {
      answers.push(await ask(form.getValues(), form as never, { intent: {}, actions: {} as never }));
      setCount(answers.length);
    };
    return (
      <>
        <button type="button" onClick={() => void save()}>
          Speichern
        </button>
        <p>{count} Antworten</p>
        {dialog}
      </>
    );
  }
  render(
    <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
      <Page />
    </ThemeProvider>,
  );
  return { form, answers, user: userEvent.setup({ delay: null }) };
}
const undecided = async () => within(await screen.findByRole('dialog', { name: 'Noch nicht entschieden' }));

it.each([
  ['Eigene Fassung behalten', 'Bern'],
  ['Übernehmen', 'Thun'],
])('merges only after the editor has decided about the open fields: %s', async (answer, city) => {
  const { form, answers, user } = show();
  form.setValue('phone', '031 2');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  // Decided and prefilled fields are not listed.
  expect((await undecided()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ort']);
  await user.click((await undecided()).getByRole('button', { name: 'Zurück' }));
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));
  await user.click((await undecided()).getByRole('button', { name: answer }));
  await screen.findByText('2 Antworten');
  // Fields decided by that answer are not asked about again: the save may have failed for another reason.
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));
  await screen.findByText('3 Antworten');
  expect([form.getValues('city'), form.getValues('phone'), answers]).toEqual([city, '031 2', [null, {}, {}]]);
});
