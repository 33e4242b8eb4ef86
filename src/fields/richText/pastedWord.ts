import { isSafeUrl } from '../../../domain/values/addresses';

/** Whether clipboard HTML comes from a word processor. */
const isFromWord = (html: string): boolean => /class="?Mso|mso-|urn:schemas-microsoft-com:office/i.test(html);

const kept = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'UL',
  'OL',
  'LI',
  'TABLE',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
  'A',
  'BR',
  'B',
  'STRONG',
  'I',
  'EM',
]);
const dropped =
  'style, script, meta, link, title, xml, img, [style*="mso-list:Ignore" i], [style*="mso-element:comment" i]';

/**
 * HTML pasted from Word reduced to its meaning: paragraphs, lists, headings, tables, links, bold and italics.
 * Word's lists are paragraphs with a bullet in front. HTML from other programs is returned unchanged.
 */
export function pastedFromWord(html: string): string {
  if (!isFromWord(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeLists(body);
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('span')) mark(element);
  // From the inside out, as unwrapping moves the children up.
  for (const element of [...body.querySelectorAll('*')].toReversed()) clean(element);
  return body.innerHTML;
}

/** Word writes bold and italics as elements, or as styles if they come from a style sheet. */
function mark(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const marks = [
    ...(fontWeight === 'bold' || Number(fontWeight) >= 600 ? ['b'] : []),
    ...(fontStyle === 'italic' ? ['i'] : []),
  ];
  for (const name of marks) {
    const around = element.ownerDocument.createElement(name);
    around.append(...element.childNodes);
    element.append(around);
  }
}

function clean(element: Element): void {
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : undefined;
  const isLink = href === undefined || (href !== '' && !href.startsWith('#') && isSafeUrl(href));
  if (!kept.has(element.tagName) || !isLink) return element.replaceWith(...element.childNodes);
  const spans = ['colspan', 'rowspan'].map((name) => [name, element.getAttribute(name)] as const);
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (href) element.setAttribute('href', href);
  for (const [name, value] of spans) if (value !== null && value !== '1') element.setAttribute(name, value);
}

const listOf = (element: Element): RegExpExecArray | null =>
  /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '');

/** Turns consecutive paragraphs marked as items into lists, nested by level. */
function makeLists(body: HTMLElement): void {
  let open: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(listOf(paragraph)?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]')?.textContent?.trim() ?? '';
    const tag = /^\(?(\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul';
    const item = body.ownerDocument.createElement('li');
    const around = placeFor(open, level, tag, paragraph);
    item.append(...paragraph.childNodes);
    around.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** The list for an item of a level; created if necessary. */
function placeFor(open: { level: number; list: Element }[], level: number, tag: string, before: Element): Element {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const current = open.at(-1);
  if (current?.level === level && (current.list.localName === tag || open.length > 1)) return current.list;
  if (current?.level === level) open.pop();
  const list = before.ownerDocument.createElement(tag);
  const parent = open.at(-1)?.list.lastElementChild;
  if (parent) parent.append(list);
  else before.before(list);
  open.push({ level, list });
  return list;
}
