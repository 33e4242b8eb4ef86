// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form } from 'react-admin';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { expect, it } from 'vitest';
import { OptionsInput, useAutocompleteSearch } from './ReferencesInput';
import { findOptions, optionOf } from './referenceOptions';

const entry = (id: number, name: string) =>
  optionOf({ id, name, translations: { fr: {}, it: {} }, isPublic: true, position: 0, synonyms: [], context: null });
const options = [entry(1, 'Wasser'), entry(2, 'Ski'), entry(3, 'Alpen'), entry(4, 'Öl')];
const [water, ski, alps] = options.map((option) => option.entry);

let form: UseFormReturn;
function Topics() {
  form = useFormContext();
  const seeking = useAutocompleteSearch();
  return (
    <OptionsInput
      source="topics"
      label="Thema"
      seeking={seeking}
      found={findOptions(options, seeking.term)}
      optionOf={({ id }) => options.find((option) => option.id === id)!}
    />
  );
}

it('shows the chosen entries by name, in the order of choosing', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <AdminContext>
      <Form record={{ topics: [water, ski, alps] }}>
        <Topics />
      </Form>
    </AdminContext>,
  );
  const shown = () => [...container.querySelectorAll('.MuiChip-label')].map((chip) => chip.textContent);
  const kept = () => (form.getValues('topics') as { id: number }[]).map(({ id }) => id);
  expect(shown()).toEqual(['Alpen', 'Ski', 'Wasser']);
  await user.type(screen.getByRole('combobox', { name: 'Thema' }), 'öl{Enter}');
  expect([shown(), kept()]).toEqual([
    ['Alpen', 'Öl', 'Ski', 'Wasser'],
    [1, 2, 3, 4],
  ]);
  // Removes the last visible one, which was chosen first.
  await user.keyboard('{Backspace}');
  expect([shown(), kept()]).toEqual([
    ['Alpen', 'Öl', 'Ski'],
    [2, 3, 4],
  ]);
});
