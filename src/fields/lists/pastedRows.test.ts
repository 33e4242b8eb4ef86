// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { programs } from '../../../domain/commonFields';
import type { ListField } from '../../../domain/fields';
import { itemsOf, pastedRows } from './pastedRows';

const clipboard = (text: string, html = '') => ({
  getData: (type: string) => (type === 'text/html' ? html : text),
});

it('a table of Word or Excel gives its cells; broken lines and empty rows do not matter', () => {
  const html =
    '<table><tr><td><p>9.15\n Uhr</p></td><td><p>Begrüssung und\nEinführung</p><p>Anna Muster</p></td></tr>' +
    '<tr><td></td><td> </td></tr><tr><td>10.00</td><td>Pause<br>Kaffee</td></tr></table>';
  expect(pastedRows(clipboard('anders', html))).toEqual([
    ['9.15 Uhr', 'Begrüssung und Einführung\nAnna Muster'],
    ['10.00', 'Pause\nKaffee'],
  ]);
});

it('in text the cells are between tabs, or the time is at the start of a line', () => {
  expect(pastedRows(clipboard('9.15\tGruss\tAnna\r\n\r\n10.00\tPause\r\n'))).toEqual([
    ['9.15', 'Gruss', 'Anna'],
    ['10.00', 'Pause'],
  ]);
  expect(
    pastedRows(clipboard('09:15 Begrüssung\n9.15–10.00 Uhr: Vortrag\n9 h 15 – 10 h Accueil\n2 Workshops\nSchluss')),
  ).toEqual([
    ['09:15', 'Begrüssung'],
    ['9.15–10.00 Uhr', 'Vortrag'],
    ['9 h 15 – 10 h', 'Accueil'],
    ['', '2 Workshops'],
    ['', 'Schluss'],
  ]);
});

it('rows become units with a description; further cells are paragraphs, and markup is text', () => {
  const [unit] = itemsOf(programs.item.units as ListField, [['9.15', 'Gruss <b>&</b>', 'Anna']]);
  expect(unit).toMatchObject({
    time: '9.15',
    descriptions: [{ value: '<p>Gruss &lt;b&gt;&amp;&lt;/b&gt;</p><p>Anna</p>', attachments: [] }],
  });
});
