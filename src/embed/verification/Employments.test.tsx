// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { OwnPerson } from '../../../domain/submissions/verification';
import { verificationWords } from '../../i18n/visitors';
import { unedited } from './changes';
import { VerificationProvider } from './context';
import { Employments } from './Employments';

afterEach(cleanup);

function Page() {
  const [edited, setEdited] = useState(() => unedited({ employments: [] } as unknown as OwnPerson));
  return (
    <VerificationProvider value={{ locale: 'de', words: verificationWords.de, problems: {} }}>
      <Employments edited={edited} onChange={(part) => setEdited((before) => ({ ...before, ...part }))} />
    </VerificationProvider>
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
