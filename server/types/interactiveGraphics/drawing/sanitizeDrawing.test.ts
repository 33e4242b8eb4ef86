import { describe, expect, it } from 'vitest';
import { generateInteractiveGraphics } from '../../../../demo/interactiveGraphics';
import { prepareDrawing } from './prepareDrawing';
import { prepareInWorker } from './prepareInWorker';
import { sanitizeDrawing } from './sanitizeDrawing';

const kept = (inner: string) =>
  sanitizeDrawing(`<svg viewBox="0 0 9 9">${inner}</svg>`)
    .svg.replace(/^<svg [^>]*>/, '')
    .replace(/<\/svg>$/, '');
const ask = (svg: string, selector = '', markups: string[] = []) => ({ svg, selector, start: '', markups });

describe('a drawing', () => {
  it.each([
    ['<script>alert(1)</script><g onclick="x()" ONLOAD="y()"></g>', '<g></g>', { script: 3 }],
    ['<a xlink:href="javascript:alert(1)"><circle r="1"/></a>', '<g><circle r="1"></circle></g>', { link: 1 }],
    [
      '<use href="https://evil.example/x.svg#a"/><use xlink:href=" #ok "/>',
      '<use></use><use xlink:href="#ok"></use>',
      { reference: 1 },
    ],
    [
      '<image href="https://evil.example/x.png"/><image href="data:image/svg+xml,x"/><image ' +
        'href="data:image/png;base64,iVBORw0="/>',
      '<image></image><image></image><image href="data:image/png;base64,iVBORw0="></image>',
      { reference: 2 },
    ],
    [
      '<rect fill="url(//evil.example)" stroke="url( \'#a\' )" style="fill:url(http://x);stroke:red"/>',
      '<rect stroke="url( \'#a\' )" style="fill:none;stroke:red"></rect>',
      { reference: 1, style: 1 },
    ],
    [
      '<style>/* */@import "//evil"; .a{fill:url(#ok);background:image-set("//x" 1x)} @font-face{src:url(x)}</style>',
      '<style> .a{fill:url(#ok);background:none} </style>',
      { style: 1 },
    ],
    ['<style><![CDATA[.a > .b { fill: red }]]></style>', '<style>.a &gt; .b { fill: red }</style>', {}],
    [
      '<style>@\\69mport "//evil"; .a{background:u\\72l(//x)}</style>',
      '<style>@69mport "//evil"; .a{background:u72l(//x)}</style>',
      {},
    ],
    [
      '<foreignObject><body><iframe src="x"/></body></foreignObject><set attributeName="href" to="javascript:x"/>',
      '',
      { foreign: 1, animation: 1 },
    ],
    [
      '<metadata><rdf:RDF/></metadata><sodipodi:namedview/><!-- note --><g inkscape:label="Nord" ' +
        'inkscape:groupmode="layer"/>',
      '<g data-name="Nord"></g>',
      {},
    ],
    [
      '<switch><foreignObject/><g i:extraneous="self"><path d="M0 0"/></g></switch>',
      '<switch><g><path d="M0 0"></path></g></switch>',
      { foreign: 1 },
    ],
    [
      '<text x="1">a &amp; b&nbsp;<tspan>&lt;c&gt;</tspan></text>words',
      '<text x="1">a &amp; b\u00a0<tspan>&lt;c&gt;</tspan></text>',
      {},
    ],
  ])('%s', (given, expected, removed) => {
    expect(kept(given)).toBe(expected);
    expect(sanitizeDrawing(`<svg>${given}</svg>`).removed).toEqual(removed);
    const once = sanitizeDrawing(`<svg>${given}</svg>`).svg;
    expect(sanitizeDrawing(once)).toMatchObject({ svg: once, removed: {} });
  });

  it('from Illustrator or Inkscape loses its entities and its prefix', () => {
    const illustrator = (svg: string) =>
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [\n<!ENTITY ns_svg ` +
      `"http://www.w3.org/2000/svg">\n<!ENTITY st0 "fill:#FFF;font-family:'Arial';"><!ENTITY a ` +
      `"aaaa"><!ENTITY b "&a;&a;&a;">]>${svg}`;
    expect(
      sanitizeDrawing(illustrator('<svg xmlns="&ns_svg;" width="20px" height="10"><g style="&st0;"/></svg>')).svg,
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20px" height="10" viewBox="0 0 20 10"><g ' +
        'style="fill:#FFF;font-family:\'Arial\';"></g></svg>',
    );
    // Entities that refer to others or are not declared are reported, so that nothing can multiply.
    expect(prepareDrawing(ask(illustrator('<svg><text>&b; &c; &amp;</text></svg>'))).errors).toEqual([
      { field: 'svg', message: expect.stringContaining('&b;, &c;.') },
    ]);
    expect(sanitizeDrawing('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:g id="a"/></svg:svg>').svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"></g></svg>',
    );
  });

  it('is rejected with a message if it is not an SVG, too large, or has too many elements or levels', () => {
    const refused = (svg: string) => prepareDrawing(ask(svg)).errors;
    for (const svg of ['Hallo', '<html><body></body></html>', '{"a":1}', '<svg'.slice(0, 3)])
      expect(refused(svg)).toEqual([{ field: 'svg', message: 'Das ist keine SVG Grafik.' }]);
    expect(refused(`<svg>${' '.repeat(3_000_001)}</svg>`)[0]?.message).toContain('zu gross');
    expect(refused(`<svg>${'<g/>'.repeat(100_000)}</svg>`)[0]?.message).toContain('mehr als 50');
    expect(refused(`<svg>${'<g>'.repeat(20_000)}</svg>`)[0]?.message).toContain('zu tief');
  });

  it.each([
    ['<svg><g><path d="M0 0', 'bricht in Zeile 1 ab'],
    ['<svg>\n<g>\n<path d="M0 0"/>', 'bricht in Zeile 3 ab'],
    ['<svg>\n<g><path d="M0 0"/></svg>', '<g> in Zeile 2 wird nicht geschlossen'],
    ['<svg><!-- x <g/></svg>', 'bricht in Zeile 1 ab'],
    ['<svg><style>.a{}</style><img src="x"></style><g/></svg>', '</style> in Zeile 1 hat keinen Anfang'],
    ['<svg><style>.a{}</style><img src="x"><g/></svg>', '<img> in Zeile 1 wird nicht geschlossen'],
  ])('is refused, not silently truncated, if it is broken or cut off: %s', (svg, sentence) => {
    expect(prepareDrawing(ask(svg)).errors).toEqual([{ field: 'svg', message: expect.stringContaining(sentence) }]);
  });

  it('counts repeated elements as often as they appear', () => {
    const levels = (count: number, each: number) => {
      const groups = Array.from({ length: count }, (_, level) => {
        const uses = `<use xlink:href="#g${level - 1}"/>`.repeat(each);
        return `<g id="g${level}">${level === 0 ? '<path/>' : uses}</g>`;
      });
      return `<svg>${groups.join('')}</svg>`;
    };
    expect(prepareDrawing(ask(levels(3, 10))).errors).toEqual([]);
    expect(prepareDrawing(ask(levels(8, 10))).errors[0]?.message).toContain('mehr als 50');
    expect(prepareDrawing(ask(levels(200, 1))).errors[0]?.message).toContain('zu tief');
    expect(
      prepareDrawing(ask('<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>')).errors[0]?.message,
    ).toContain('wiederholt sich ein Element selbst');
  });

  it('finds elements that a client named by their former markup, and reports invalid selectors', () => {
    const svg = '<svg><circle class="h" onclick="x()" r="4"/><g id="a" onload="y"><path d="M0 0"/></g></svg>';
    const { keys } = prepareDrawing(
      ask(svg, '', [
        '<circle class="h" onclick="x()" r="4"></circle>',
        '<g id="a" onload="y"><path d="M0 0"></path></g>',
        'nichts',
      ]),
    );
    expect(keys).toEqual([expect.stringMatching(/^circle:\d+:/), '#a', '']);
    for (const selector of ['g[', '>>', ':gibtesnicht', 'g::before', ',', '> g', ':is(', 'g >', 'g +', 'g > , g'])
      expect(prepareDrawing(ask(svg, selector)).errors, selector).toEqual([
        { field: 'selector', message: 'Das ist kein gültiger CSS Selektor.' },
      ]);
    expect(
      prepareDrawing(ask(`<svg><defs>${'<path/>'.repeat(3_600)}</defs>${'<path/>'.repeat(3)}</svg>`, '*')).errors,
    ).toEqual([]);
    expect(prepareDrawing(ask(`<svg>${'<path/>'.repeat(3_001)}</svg>`, '*')).errors[0]?.message).toContain(
      'trifft 3001 Elemente',
    );
  });

  it('is read in a worker thread if large, and stopped at the time limit', async () => {
    const drawing = (paths: number) =>
      `<svg>${Array.from({ length: paths }, (_, index) => `<path id="p${index}" d="M${index} 0"/>`).join('')}</svg>`;
    const [prepared] = await Promise.all([
      prepareInWorker(ask(drawing(3_000), '#p1')),
      prepareInWorker(ask('<svg></svg>')),
    ]);
    expect(prepared).toMatchObject({
      errors: [],
      svg: expect.stringContaining('<path id="p2999" d="M2999 0"></path>'),
    });
    expect((await prepareInWorker(ask(drawing(40_000), '#p1'), 1)).errors[0]?.message).toContain('dauert zu lange');
  });

  it('from the demo is stored unchanged', () => {
    for (const { svg } of generateInteractiveGraphics()) expect(sanitizeDrawing(svg).svg).toBe(svg);
  });
});
