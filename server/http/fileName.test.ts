import { expect, it } from 'vitest';
import { nameToSend } from './fileName';

it.each([
  ['Inserat.pdf', 'pdf', 'Inserat.pdf'],
  ['Inserat.PDF', 'pdf', 'Inserat.PDF'],
  ['Inserat', 'pdf', 'Inserat.pdf'],
  ['Bericht v1.2', 'pdf', 'Bericht v1.2.pdf'],
  ['Inserat.hta', 'pdf', 'Inserat.hta.pdf'],
  ['Inserat.pdf.hta', 'pdf', 'Inserat.pdf.hta.pdf'],
  ['a.png.exe', 'png', 'a.png.exe.png'],
  ['Inserat.js ', 'pdf', 'Inserat.js.pdf'],
  ['Inserat\u202efdp.js', 'pdf', 'Inseratfdp.js.pdf'],
  ['Inse\u2066rat\u2069\r\n.pdf\u0000', 'pdf', 'Inserat.pdf'],
  ['Foto.jpg', 'jpeg', 'Foto.jpg'],
  ['Foto.jpeg', 'jpg', 'Foto.jpeg'],
  ['שלום.pdf', 'pdf', 'שלום.pdf'],
])('%j with the content of a %s is sent as %j', (name, extension, sent) => {
  expect(nameToSend(name, extension)).toBe(sent);
});
