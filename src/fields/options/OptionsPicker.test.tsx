// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { OptionsPicker } from './OptionsPicker';
import { findOptions, optionOf } from './referenceOptions';

const entry = (id: number, name: string) =>
  optionOf({ id, name, translations: { fr: {}, it: {} }, isPublic: true, position: 0, synonyms: [], context: null });
const [water, ski, alps, oil] = [entry(1, 'Wasser'), entry(2, 'Ski'), entry(3, 'Alpen'), entry(4, 'Öl')];

it('shows what is chosen by name, and keeps it in the order chosen', async () => {
  let kept: number[] = [];
  function Picker() {
    const [chosen, setChosen] = useState([water, ski, alps]);
    kept = chosen.map(({ id }) => id);
    return (
      <OptionsPicker
        id="topics"
        label="Thema"
        options={[water, ski, alps, oil]}
        chosen={chosen}
        find={findOptions}
        onChange={setChosen}
        onBlur={() => undefined}
        error={undefined}
      />
    );
  }
  const user = userEvent.setup();
  const { container } = render(<Picker />);
  const shown = () => [...container.querySelectorAll('.MuiChip-label')].map((chip) => chip.textContent);
  expect(shown()).toEqual(['Alpen', 'Ski', 'Wasser']);
  await user.type(screen.getByRole('combobox', { name: 'Thema' }), 'öl{Enter}');
  expect([shown(), kept]).toEqual([
    ['Alpen', 'Öl', 'Ski', 'Wasser'],
    [1, 2, 3, 4],
  ]);
  // The last in sight goes, which is the first that was chosen.
  await user.keyboard('{Backspace}');
  expect([shown(), kept]).toEqual([
    ['Alpen', 'Öl', 'Ski'],
    [2, 3, 4],
  ]);
});
