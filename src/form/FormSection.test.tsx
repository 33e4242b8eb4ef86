// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { FormSection } from './FormSection';
import { drawLater } from './laterSections';

// As in a browser: nothing of React waits for the test.
it('comes a moment after the first ones, at once when somebody asks for a field in it', () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <ThemeProvider theme={createTheme()}>
        <FormSection title="Erste">oben</FormSection>
        <FormSection title="Spätere" later>
          unten
        </FormSection>
      </ThemeProvider>,
    ),
  );
  expect(box.textContent).toBe('Ersteoben');
  drawLater();
  expect(box.textContent).toBe('ErsteobenSpätereunten');
  root.unmount();
});
