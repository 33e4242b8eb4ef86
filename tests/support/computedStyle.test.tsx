// @vitest-environment jsdom
import { Alert, Button, Chip, Dialog, DialogActions, GlobalStyles, Menu, MenuItem, TextField } from '@mui/material';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

const properties = ['display', 'visibility', 'pointer-events'];
const answer = (element: Element) => properties.map((name) => getComputedStyle(element).getPropertyValue(name));
/** With a second argument, jsdom computes it. */
const ofJsdom = (element: Element) => properties.map((name) => getComputedStyle(element, null).getPropertyValue(name));

function expectTheSame(): void {
  const all = [...document.querySelectorAll('*')];
  const described = (of: typeof answer) =>
    all.map((element) => `${element.outerHTML.slice(0, 80)}: ${of(element).join()}`);
  expect(described(answer)).toEqual(described(ofJsdom));
}

describe('the quick computed style', () => {
  it("equals jsdom's", () => {
    render(
      <>
        <TextField label="Titel" required helperText="kurz" />
        <Button disabled startIcon={<svg />}>
          Speichern
        </Button>
        <Chip label="Bau" onDelete={() => undefined} disabled />
        <Alert action={<Button loading>Nochmals</Button>}>Nein</Alert>
        <Dialog open>
          <DialogActions>
            <Button>Ja</Button>
          </DialogActions>
        </Dialog>
        <Menu open anchorEl={document.body}>
          <MenuItem>eins</MenuItem>
        </Menu>
        <table>
          <tbody>
            <tr>
              <td>1</td>
            </tr>
          </tbody>
          <tfoot hidden>
            <tr>
              <td>2</td>
            </tr>
          </tfoot>
        </table>
        <details>
          <summary>mehr</summary>
        </details>
        <input type="hidden" />
        <template />
        <dialog>zu</dialog>
        <p hidden>nichts</p>
        <div style={{ display: 'none', visibility: 'hidden' }}>
          <span style={{ visibility: 'visible' }} />
          <b />
        </div>
      </>,
    );
    expectTheSame();
  });

  it('follows rules that are added, removed, conflicting or dependent on context', () => {
    const { container, rerender } = render(
      <GlobalStyles
        styles={{
          '.a': { display: 'none' },
          'div > .b:not(.c):not(:has(i))': { visibility: 'hidden' },
          '.d, .e': { display: 'inherit' },
        }}
      />,
    );
    const box = document.createElement('div');
    container.append(box);
    box.innerHTML =
      '<p class="a b">1</p><p class="b c">2</p><p class="b"><i>3</i></p>' +
      '<p class="b"><em class="e">4</em></p><p class="f a"></p>';
    expectTheSame();
    expect(answer(box.children[0] as Element)).toEqual(['none', 'hidden', 'auto']);
    expect(answer(box.children[3]?.firstElementChild as Element)).toEqual(['block', 'hidden', 'auto']);
    rerender(
      <GlobalStyles
        styles={{
          '.a': { display: 'flex' },
          '.a.f': { display: 'none' },
          p: { pointerEvents: 'none !important' },
          '@media screen': { '.b': { display: 'grid' } },
        }}
      />,
    );
    expectTheSame();
    expect(answer(box.children[0] as Element)).toEqual(['grid', 'visible', 'none']);
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '.c { display: inline-block }';
    expectTheSame();
    sheet.remove();
    expectTheSame();
  });
});
