// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { OwnPerson } from '../../../domain/submissions/verification';
import { FormProvider, withValueAt } from '../form/context';
import { unedited } from './changes';
import { Employments } from './VerificationForm';

afterEach(cleanup);

function Page() {
  const [values, setValues] = useState(() => unedited({ employments: [] } as unknown as OwnPerson));
  return (
    <FormProvider
      value={{
        locale: 'de',
        values,
        put: (path, value) => setValues((before) => withValueAt(before, path, value)),
        problems: {},
        options: {},
      }}
    >
      <Employments />
    </FormProvider>
  );
}

it('moves the focus into an added employment, and back to the add button when it is removed', () => {
  render(<Page />);
  const add = screen.getByRole('button', { name: 'Anstellung hinzufügen' });
  fireEvent.click(add);
  fireEvent.click(add);
  expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: 'Organisation' })[1]);
  fireEvent.click(screen.getByRole('button', { name: 'Neue Anstellung 1 entfernen' }));
  expect(screen.getAllByRole('textbox', { name: 'Organisation' })).toHaveLength(1);
  expect(document.activeElement).toBe(add);
});
