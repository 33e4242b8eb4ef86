import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../fields';
import { projects } from '../types/project';
import { schemaOf } from '../kinds/schemas';
import { everyKind, valueOf } from './arbitraries.testkit';
import { isEqual } from './equal';

const all: Record<string, Field> = { ...(projects.fields as Record<string, Field>), ...everyKind.fields };
const field = (name: string) => all[name] as Field;

const cases: [string, ...unknown[]][] = [
  ['title', 'Wald und Holz', ' Wald  und Holz\n', 'Wald\u00a0und Holz', 'Wald und\u200b Hol\u00adz'],
  ['title', 'Zürich', 'Zu\u0308rich'],
  ['title', '', null, undefined, '  ', '\u00a0'],
  ['address', 'Amt\nBern', 'Amt \r\n Bern\n', '\nAmt\nBern'],
  ['address', 'a\n\nb', 'a\n \n\n\nb'],
  ['website', 'http://x.example', 'x.example', ' http://x.example '],
  ['contact', 'a@x.example', ' a@x.example ', 'A@X.example'],
  ['isOpen', false, undefined, null],
  ['startDate', '2024-01-01', '2024-01-01T00:00:00+01:00', '2023-12-31T23:00:00Z', '2024-01-01 00:00:00'],
  ['startDate', null, '', undefined],
  ['deadline', '2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00Z', '2026-10-25T02:30+0100'],
  ['deadline', '2027-03-18T09:00:00+01:00', '2027-03-18 09:00', '2027-03-18T08:00:00.000Z'],
  ['deadline', null, '', undefined],
  ['tint', '#0093D1', '0093d1', ' #0093d1'],
  ['tint', '', null, undefined],
  ['logo', { id: 1, name: 'a', extension: 'jpg' }, { id: '1', name: 'b', mimeType: 'x', description: '' }],
  ['logo', null, undefined],
  ['costs', '1000', '1000.00', 1000, "1'000", '1000.', '01000,0'],
  ['costs', '0.5', '.50', 0.5],
  ['costs', '', null, undefined],
  ['costs', '0', '0.00', '-0', 0],
  ['type', 'external', undefined, null, ''],
  [
    'topics',
    [{ id: 1 }, { id: 2 }],
    [{ id: 2, name: 'B', translations: {} }, { id: 1 }],
    [1, 2],
    ['2', '1'],
    [{ id: 1 }, { id: 2 }, { id: 1 }],
  ],
  ['topics', [], null, undefined],
  ['topics', [{ id: null, name: 'Holzbau' }], [{ id: null, name: ' Holzbau', foreignId: 'x' }], ['Holzbau']],
  ['position', 3, '3'],
  ['position', 0, undefined, null],
  ['country', { id: 1, name: 'Schweiz' }, { id: '1' }, 1],
  ['country', null, undefined],
  ['parent', { id: 4, name: 'Dach' }, { id: 4, companyName: 'Dach', translations: {} }],
  ['groups', [{ id: 1 }, { id: 2 }], [{ id: 2, name: 'B' }, { id: 1 }]],
  ['selection', [{ id: 2 }, { id: 1 }], ['2', 1, { id: 2, name: 'B' }]],
  [
    'employments',
    [{ id: 7, company: { id: 1, name: 'A' }, role: 'Leiter' }],
    [
      {
        id: '7',
        company: { id: 1, city: 'Bern' },
        role: ' Leiter',
        official: false,
        translations: { fr: { role: '' } },
      },
    ],
  ],
  ['employments', [], null, undefined, [{}]],
  [
    'links',
    [{ label: 'a', url: 'x.example' }],
    [{ url: 'http://x.example', label: 'a ' }],
    [{ label: 'a', url: 'x.example' }, { label: '' }],
    [{}, { label: 'a', url: 'x.example', foreign: 1 }],
  ],
  ['links', [], null, undefined, [{}], [{ label: ' ', url: null }]],
  ['financing', [], [{ id: 'costsFederation', value: '' }]],
  ['financing', [{ id: 'costsCanton', value: '5' }], [{ id: 'costsCanton', value: 5, foreignId: 'finKanton' }]],
  ['images', [{ id: 1, name: 'a', extension: 'jpg' }], [{ id: '1', name: 'b.jpg', mimeType: 'x', description: '' }]],
  ['images', [{ hash: 'abc', description: 'x' }], [{ hash: 'abc', name: 'other', description: 'x' }]],
  ['files', [{ name: 'a', extension: 'PDF' }], [{ name: 'a', extension: 'pdf', description: null }]],
  ['description', '', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', null],
  ['description', '<p>a &amp; b &uuml; &#228; &#xe4;</p>', '<p>a & b ü ä ä</p>', 'a &amp; b ü ä ä'],
  [
    'description',
    '<p>a <b>b</b> c</p>',
    '<p>a <strong>b</strong> c</p>',
    '<p>a<strong> b </strong>c</p>',
    '<div>a\n<b>b</b>  c</div><p></p>',
    '<p>a <b></b><b>b</b> c<br></p>',
  ],
  ['description', '<p><b><i>a</i></b></p>', '<p><em><strong>a</strong></em></p>'],
  ['description', '<p><b>a b</b></p>', '<p><b>a</b> <b>b</b></p>'],
  ['description', '<p>a<br>b</p>', '<p>a<br/>b<br /></p>', '<P>a <BR> b</P>'],
  [
    'description',
    '<a href="https://x.example" target="_blank" rel="noopener">x</a>',
    "<a rel='nofollow' href='https://x.example'>x</a>",
    '<a class=x href=https://x.example>x</a>',
  ],
  [
    'description',
    '<ul><li>a</li><li>b</li></ul>',
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    '<ul>\n<li>a\n<li>b</ul>',
  ],
  [
    'description',
    '<table><tbody><tr><td>a</td><td></td></tr></tbody></table>',
    '<table><tr><td colspan="1"><p>a</p></td><td><p></p></td></tr></table>',
  ],
  ['description', '<p>a</p><!-- x --><script>alert(1)</script><p>b</p>', '<p>a</p><p>b</p>'],
];

const different: [string, unknown, unknown][] = [
  ['title', 'Wald', 'wald'],
  ['title', 'a b', 'ab'],
  ['deadline', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
  ['tint', '#0093D1', '#0093D2'],
  ['logo', { id: 1, description: 'a' }, { id: 1, description: 'b' }],
  ['logo', { id: 1 }, null],
  ['address', 'a\nb', 'a b'],
  ['website', 'https://x.example', 'http://x.example'],
  ['website', 'https://x.example', 'https://x.example/'],
  ['isOpen', true, undefined],
  ['startDate', '2024-01-01', '2024-01-01T23:30:00Z'],
  ['startDate', '2024-02-30', null],
  ['costs', '1000', '10000'],
  ['costs', '100', '1'],
  ['costs', '0', ''],
  ['type', 'own', undefined],
  ['topics', [{ id: 1 }], [{ id: 1 }, { id: 2 }]],
  ['topics', [{ id: 5, name: 'Holzbau' }], [{ id: null, name: 'Holzbau' }]],
  ['position', 3, 4],
  ['country', { id: 1 }, { id: 2 }],
  ['country', { id: 1 }, null],
  ['parent', { id: 4, name: 'Dach' }, { id: 5, name: 'Dach' }],
  ['groups', [{ id: 1 }], [{ id: 2 }]],
  ['selection', [{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }]],
  ['employments', [{ id: 7, company: { id: 1 } }], [{ id: 7, company: { id: 2 } }]],
  [
    'employments',
    [{ id: 7, company: { id: 1 }, translations: { fr: { role: 'a' } } }],
    [{ id: 7, company: { id: 1 }, translations: { fr: { role: 'b' } } }],
  ],
  ['employments', [{ id: 7, company: { id: 1 }, official: true }], [{ id: 7, company: { id: 1 } }]],
  ['links', [{ label: 'a' }, { label: 'b' }], [{ label: 'b' }, { label: 'a' }]],
  ['links', [{ label: 'a' }], [{ label: 'a' }, { label: 'a' }]],
  ['images', [{ id: 1, name: 'a' }], [{ id: 2, name: 'a' }]],
  ['images', [{ id: 1 }], [{ id: 1, descriptionFR: 'x' }]],
  ['images', [{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }]],
  ['description', '<p>a b</p>', '<p>a</p><p>b</p>'],
  ['description', '<p>a b</p>', '<p>a<br>b</p>'],
  ['description', '<p>a <b>b</b></p>', '<p>a <i>b</i></p>'],
  ['description', '<p>ab</p>', '<p>a<b>b</b></p>'],
  ['description', '<a href="https://x.example">x</a>', '<a href="https://y.example">x</a>'],
  ['description', '<a href="https://x.example">x</a>', 'x'],
  ['description', '<h2>a</h2>', '<h3>a</h3>'],
  ['description', '<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
  ['description', '<ul><li>a</li><li>b</li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['description', '<table><tr><td></td><td>a</td></tr></table>', '<table><tr><td>a</td><td></td></tr></table>'],
  ['description', '<p>a</p><hr><p>b</p>', '<p>a</p><p>b</p>'],
  ['description', '<pre>a\nb</pre>', '<pre>a b</pre>'],
  ['description', 'a < b', 'a > b'],
  ['description', '<p>a &lt;b&gt;</p>', '<p>a</p>'],
  ['description', '<p>a</p> <b', '<p>a</p>'],
];

describe('values that count as equal', () => {
  it.each(cases)('%s: %j', (name, ...spellings) => {
    for (const a of spellings)
      for (const b of spellings)
        expect(isEqual(field(name), a, b), `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
  });

  it.each(different)('not %s: %j, %j', (name, a, b) => {
    expect(isEqual(field(name), a, b)).toBe(false);
    expect(isEqual(field(name), b, a)).toBe(false);
  });

  it.each(Object.keys(everyKind.fields))('%s: equals its stored form', (name) => {
    fc.assert(
      fc.property(valueOf(field(name)), (value) => {
        const kept = schemaOf(field(name)).safeParse(value ?? field(name).empty);
        expect(kept.success && isEqual(field(name), value, kept.data)).toBe(true);
      }),
    );
  });

  it('cover every kind of field', () => {
    const kinds = (list: Iterable<string>) => new Set([...list].map((name) => field(name).kind));
    expect(kinds(cases.map(([name]) => name))).toEqual(kinds(Object.keys(all)));
    expect(kinds(different.map(([name]) => name)).size).toBeGreaterThanOrEqual(kinds(Object.keys(all)).size - 3);
  });
});
