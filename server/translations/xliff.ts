import { htmlParts } from '../../domain/values/htmlParts';
import { canonicalHtml } from '../../domain/values/canonicalHtml';
import type { ContentLocale } from '../../domain/locales';
import { escapeXml } from '../spreadsheets/write/markup';
import type { RecordSegments, Segment } from './segments';

/** Text, or an inline code: the tags of rich text, which translators move but do not edit. */
export type Piece = string | { open: string } | { close: string } | { single: string };

interface Tagged {
  pieces: Piece[];
  /** The tags of each code as written: `<strong>` and `</strong>`, or a single one. */
  codes: Map<string, { start: string; end: string; tag: string }>;
}

const empty = new Set(['br', 'hr', 'img', 'col', 'wbr']);

/**
 * Rich text as text and codes. Codes are numbered in the order of their tags, so that the same text always gets the
 * same codes and a returned text finds its tags again, whatever a tool did with the rest of the file.
 */
export function codesIn(html: string): Tagged {
  const pieces: Piece[] = [];
  const codes: Tagged['codes'] = new Map();
  const open: { id: string; at: number; tag: string }[] = [];
  for (const part of htmlParts(canonicalHtml(html))) {
    if (typeof part === 'string') {
      pieces.push(decoded(part));
      continue;
    }
    const source = `${part.source}>`;
    const last = open.at(-1);
    if (part.closes && last?.tag === part.tag) {
      open.pop();
      (codes.get(last.id) as { end: string }).end = source;
      pieces.push({ close: last.id });
      continue;
    }
    const id = String(codes.size + 1);
    codes.set(id, { start: source, end: '', tag: part.tag });
    if (part.closes || empty.has(part.tag)) pieces.push({ single: id });
    else {
      open.push({ id, at: pieces.length, tag: part.tag });
      pieces.push({ open: id });
    }
  }
  // Tags without an end tag stand alone.
  for (const { id, at } of open) pieces[at] = { single: id };
  return { pieces, codes };
}

/** Rich text from pieces and the codes of its German text; unknown codes are dropped, their text stays. */
export function htmlOf(pieces: readonly Piece[], codes: Tagged['codes']): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece.replace(/[&<>]/g, (sign) => escapes[sign] as string);
      if ('close' in piece) return codes.get(piece.close)?.end ?? '';
      return codes.get('open' in piece ? piece.open : piece.single)?.start ?? '';
    })
    .join('');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex as string, 16) : 0;
    if (code > 0 && code < 0x110000) return String.fromCodePoint(code);
    return entities[name] ?? whole;
  });

/** Tags that tools may show as formatting; all others are plain codes. */
const kinds: Record<string, string> = {
  strong: 'type="fmt" subType="xlf:b" ',
  em: 'type="fmt" subType="xlf:i" ',
  u: 'type="fmt" subType="xlf:u" ',
  br: 'type="fmt" subType="xlf:lb" ',
  p: 'type="fmt" subType="xlf:pb" ',
  a: 'type="link" ',
  img: 'type="image" ',
};

/**
 * XML 1.0 cannot contain control characters, so XLIFF writes them as `cp`. Otherwise a carriage return would be read as
 * a line feed.
 */
const textXml = (text: string) =>
  text
    .split(/([\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<cp hex="${part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`
        : escapeXml(part).replaceAll('\r', '&#13;'),
    )
    .join('');

function contentXml({ pieces, codes }: Tagged, known: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return textXml(piece);
      if ('close' in piece) return known.has(piece.close) ? '</pc>' : '';
      const id = 'open' in piece ? piece.open : piece.single;
      if (!known.has(id)) return '';
      const kind = kinds[codes.get(id)?.tag ?? ''] ?? '';
      return 'open' in piece
        ? `<pc id="${id}" ${kind}dataRefStart="s${id}" dataRefEnd="e${id}">`
        : `<ph id="${id}" ${kind}dataRef="s${id}"/>`;
    })
    .join('');
}

const plain = (text: string): Tagged => ({ pieces: [text], codes: new Map() });

function unitXml({ key, label, isHtml, german, text, before }: Segment): string {
  const tagged = isHtml ? codesIn(german) : plain(german);
  const data = [...tagged.codes].flatMap(([id, { start, end }]) => [
    `<data id="s${id}">${escapeXml(start)}</data>`,
    ...(end === '' ? [] : [`<data id="e${id}">${escapeXml(end)}</data>`]),
  ]);
  const notes = [
    `<note category="field">${escapeXml(label)}</note>`,
    ...(text === '' ? [] : [`<note category="current">${escapeXml(text)}</note>`]),
    ...(before === '' ? [] : [`<note category="source-before">${escapeXml(before)}</note>`]),
  ];
  // A formatted translation has codes of its own, so it goes into a note instead.
  const target = text === '' || isHtml ? '' : `<target>${textXml(text)}</target>`;
  return (
    `<unit id="${escapeXml(key)}" name="${escapeXml(label)}" canResegment="no" xml:space="preserve">
<notes>${notes.join('')}</notes>
${data.length > 0 ? `<originalData>${data.join('')}</originalData>\n` : ''}<segment state="initial">` +
    `<source>${contentXml(tagged, new Set(tagged.codes.keys()))}</source>${target}</segment>
</unit>
`
  );
}

/** An XLIFF 2.1 file, with a `file` per record and a `unit` per text. */
export function* writeXliff(
  records: readonly RecordSegments[],
  locale: ContentLocale,
  addressOf: (record: RecordSegments) => string,
): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="${locale}">
`;
  for (const [index, record] of records.entries()) {
    const { type, id, title, segments } = record;
    yield `<file id="f${index + 1}" original="${type.name}/${id}">
<notes><note category="record">${escapeXml(`${type.label.singular} «${title}» ${addressOf(record)}`)}</note></notes>
`;
    for (const segment of segments) yield unitXml(segment);
    yield '</file>\n';
  }
  yield '</xliff>\n';
}
