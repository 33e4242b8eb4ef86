import { inflateSync } from 'node:zlib';

/**
 * The content of one of our PDFs as programs read it: its text by page, the kinds of its structure elements in order,
 * links, and metadata.
 */
interface ReadPdf {
  pages: string[];
  structure: string[];
  links: string[];
  /** The whole file as Latin-1, for searching entries such as language and title. */
  source: string;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string) => {
    const body = objects.get(id) ?? '';
    const stream = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
  };
  const bodies = [...objects.values()];
  const pages = bodies.filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const letters = (fontId: string) =>
    lettersOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId) ?? '')?.[1] ?? ''));
  const texts = pages.map((page) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? page;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, letters(id)]),
    );
    return textOf(streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''), fonts);
  });
  return {
    pages: texts,
    structure: bodies.flatMap(
      (body) =>
        /\/S \/([A-Z][A-Za-z0-9]*)\n/.exec(/\/P \d+ 0 R/.test(body) || body.includes('/K') ? body : '')?.[1] ?? [],
    ),
    links: bodies.flatMap((body) => /\/URI \(([^)]*)\)/.exec(body)?.[1] ?? []),
    source,
  };
}

/** The characters of a font, by their code in the document. */
function lettersOf(map: string): string[] {
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*?)\]/gs)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = '']) =>
      codes
        .split(' ')
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    ),
  );
}

function textOf(content: string, fonts: ReadonlyMap<string, string[]>): string {
  let font: string[] = [];
  let text = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? [];
    else
      text += [...(shown ?? '').matchAll(/<([0-9a-f]*)>/g)]
        .flatMap(([, codes = '']) => (codes.match(/.{4}/g) ?? []).map((code) => font[Number.parseInt(code, 16)] ?? ''))
        .join('');
  }
  return text;
}
