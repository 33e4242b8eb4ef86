// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isBusyElsewhere } from './keyTable';

it.each([
  ['<input id="here">', true],
  ['<div role="combobox"><span id="here">Deutsch</span></div>', true],
  ['<div role="textbox"><p id="here">Text</p></div>', true],
  ['<input id="here" type="checkbox">', false],
  ['<button id="here">Speichern</button>', false],
])('leaves keys to text fields and selects: %s', (html, isBusy) => {
  document.body.innerHTML = html;
  expect(isBusyElsewhere(document.getElementById('here'))).toBe(isBusy);
});
