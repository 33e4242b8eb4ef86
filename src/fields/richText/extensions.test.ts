// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pastedFromWord } from './extensions';

const item = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span>` +
  `</span></span><![endif]>${text}<o:p></o:p></p>`;
const word = (body: string) =>
  '<html xmlns:o="urn:schemas-microsoft-com:office:office" ' +
  'xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal {margin:0cm}</style></head>' +
  `<body lang=DE-CH><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const pasted = (body: string) =>
  pastedFromWord(word(body))
    .replace(/<!--.*?-->/g, '')
    .replace(/\s*\n\s*/g, '');

it('keeps lists from Word as lists, with their levels and kinds', () => {
  expect(
    pasted(
      item(1, '·', 'Wald') +
        item(2, 'o', 'Holz') +
        item(2, 'o', 'Laub') +
        item(1, '·', 'See') +
        '<p class=MsoNormal>Dann</p>' +
        item(1, '1.', 'eins') +
        item(1, '2.', 'zwei'),
    ),
  ).toBe(
    '<ul><li>Wald<ul><li>Holz</li><li>Laub</li></ul></li><li>See</li></ul><p>Dann</p>' +
      '<ol><li>eins</li><li>zwei</li></ol>',
  );
});

it('keeps headings, tables, links, bold and italics, and nothing else', () => {
  expect(
    pasted(
      `<h2 style='color:red'><span lang=DE>Titel</span></h2>` +
        `<p class=MsoNormal><b><span style='font-size:20pt'>Fett</span></b> und <u>unter</u><br>` +
        'Zeile <a href="https://example.org/a" target=_blank>Link</a> <a href="#_Toc1">Stelle</a> ' +
        '<a href="javascript:x()">böse</a></p>',
    ),
  ).toBe('<h2>Titel</h2><p><b>Fett</b> und unter<br>Zeile <a href="https://example.org/a">Link</a> Stelle böse</p>');
  expect(
    pasted(
      `<table class=MsoTableGrid border=1><tr style='x'><td width=100 colspan=2 valign=top>` +
        '<p class=MsoNormal>A</p></td></tr></table><img src="file:///x.png">',
    ),
  ).toBe('<table><tbody><tr><td colspan="2"><p>A</p></td></tr></tbody></table>');
});

it('recognises bold and italics as elements and as styles', () => {
  expect(
    pasted(
      `<p class=MsoNormal><i style='mso-bidi-font-style:normal'>kursiv</i> <span ` +
        `style='font-weight:bold;font-style:italic;color:red'>beides</span> <span ` +
        `style='font-weight:400'>weder noch</span></p>`,
    ),
  ).toBe('<p><i>kursiv</i> <i><b>beides</b></i> weder noch</p>');
});

it('does not change text from other programs', () => {
  expect(pastedFromWord('<p style="color:red"><strong>Fett</strong></p>')).toBe(
    '<p style="color:red"><strong>Fett</strong></p>',
  );
});
