/** An element, located by its positions in the text. */
interface DrawnElement {
  tag: string;
  /** The positions of its first character, after its opening tag, and after its last character. */
  start: number;
  openEnd: number;
  end: number;
  id: string;
}

/** A drawing with its elements in document order. */
interface Drawing {
  svg: string;
  elements: readonly DrawnElement[];
  /** Elements with a unique id. */
  byId: ReadonlyMap<string, DrawnElement>;
  /** Elements by tag and length of their markup, in document order. */
  byLength: ReadonlyMap<string, readonly DrawnElement[]>;
  /** Elements by key, filled in for each length that is looked up. */
  printed: Map<string, ReadonlyMap<string, DrawnElement>>;
}

let last: Drawing | undefined;

/**
 * Locates the elements of a drawing. Exact for markup from the server, where `<` and `>` only delimit tags; best effort
 * for any other. The last drawing is cached, because several callers read the same one.
 */
export function readDrawing(svg: string): Drawing {
  if (last?.svg === svg) return last;
  const elements: DrawnElement[] = [];
  const open: DrawnElement[] = [];
  for (let start = svg.indexOf('<'); start >= 0; start = svg.indexOf('<', start + 1)) {
    const end = svg.indexOf('>', start);
    if (end < 0) break;
    if (svg[start + 1] === '/') {
      const element = open.pop();
      if (element) element.end = end + 1;
      continue;
    }
    const element = elementAt(svg, start, end);
    if (!element) continue;
    elements.push(element);
    if (svg[end - 1] !== '/') open.push(element);
  }
  last = { svg, elements, byId: withOwnId(elements), byLength: sorted(svg, elements), printed: new Map() };
  return last;
}

function elementAt(svg: string, start: number, end: number): DrawnElement | null {
  const tag = /^[A-Za-z][\w:.-]*/.exec(svg.slice(start + 1, Math.min(end, start + 60)))?.[0];
  if (tag === undefined) return null;
  const id = /\sid="([^"]*)"/.exec(svg.slice(start, end))?.[1] ?? '';
  return { tag, start, openEnd: end + 1, end: end + 1, id };
}

const lengthKey = (tag: string, length: number) => `${tag}:${length}`;

function sorted(svg: string, elements: readonly DrawnElement[]): Map<string, DrawnElement[]> {
  const spaces = [...svg.matchAll(/\u00a0/g)].map(({ index }) => index);
  const found = new Map<string, DrawnElement[]>();
  for (const element of elements) {
    const { tag, start, end } = element;
    // Browsers serialize a no-break space as six characters.
    const key = lengthKey(tag, end - start + 5 * (countBefore(spaces, end) - countBefore(spaces, start)));
    const others = found.get(key);
    if (others) others.push(element);
    else found.set(key, [element]);
  }
  return found;
}

/** The number of sorted positions before a given one. */
function countBefore(places: readonly number[], end: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? end) < end) from = middle + 1;
    else to = middle;
  }
  return from;
}

function withOwnId(elements: readonly DrawnElement[]): Map<string, DrawnElement> {
  const found = new Map<string, DrawnElement>();
  const several = new Set<string>();
  for (const element of elements) {
    if (element.id === '') continue;
    if (found.has(element.id)) several.add(element.id);
    found.set(element.id, element);
  }
  for (const id of several) found.delete(id);
  return found;
}

/** HTML serialization in browsers, and thus in clients, writes no-break spaces as `&nbsp;`, which XML lacks. */
const asBrowsersWrite = (markup: string) => markup.replaceAll('\u00a0', '&nbsp;');

/** The markup of an element, equal to a browser's outerHTML. */
export const markupOf = ({ svg }: Drawing, { start, end }: DrawnElement): string =>
  asBrowsersWrite(svg.slice(start, end));

/**
 * The key that identifies an element wherever it is: its id if unique, otherwise the tag, length and hash of its
 * markup. Identical elements share a key.
 */
export function keyOf(drawing: Drawing, element: DrawnElement): string {
  return drawing.byId.get(element.id) === element ? `#${element.id}` : printOf(markupOf(drawing, element));
}

/** The element with a key. */
export function elementOf(drawing: Drawing, key: string): DrawnElement | undefined {
  if (key.startsWith('#')) return drawing.byId.get(key.slice(1));
  // Existing clients identify elements by their markup, since they don't know keys.
  if (key.startsWith('<')) {
    const markup = asBrowsersWrite(key);
    const tag = elementAt(markup, 0, markup.indexOf('>'))?.tag ?? '';
    return drawing.byLength.get(lengthKey(tag, markup.length))?.find((one) => markupOf(drawing, one) === markup);
  }
  const length = /^[^:]+(?::[^:]+)?:\d+(?=:)/.exec(key)?.[0] ?? '';
  return printsOf(drawing, length).get(key);
}

/** The elements of one length by key; the first of identical ones. Hashed once. */
function printsOf(drawing: Drawing, length: string): ReadonlyMap<string, DrawnElement> {
  const known = drawing.printed.get(length);
  if (known) return known;
  const found = new Map(
    (drawing.byLength.get(length) ?? []).toReversed().map((one) => [printOf(markupOf(drawing, one)), one] as const),
  );
  drawing.printed.set(length, found);
  return found;
}

/** The key for an element's markup; '' if it is not an element. */
export function keyOfMarkup(drawing: Drawing, markup: string): string {
  const element = elementAt(markup, 0, Math.max(0, markup.indexOf('>')));
  if (!element) return '';
  return drawing.byId.has(element.id) ? `#${element.id}` : printOf(asBrowsersWrite(markup));
}

function printOf(markup: string): string {
  const tag = /^<([A-Za-z][\w:.-]*)/.exec(markup)?.[1] ?? '';
  return `${tag}:${markup.length}:${hash(markup)}`;
}

/** cyrb53, 53 bits: enough to distinguish the elements of a drawing. */
function hash(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36);
}
