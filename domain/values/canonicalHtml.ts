import { htmlParts } from './htmlParts';

/**
 * Normalizes rich text for storage and responses. A list item with one paragraph, optionally followed by lists, becomes
 * plain (`<li>a</li>`), and leading rows of header cells become a `<thead>`. Editors produce many variants, and some
 * readers take an inner paragraph for the end of a list, or treat header cells outside a head as headings.
 *
 * Idempotent and linear in time. Expects sanitized HTML; unclosed elements are closed.
 */
export function canonicalHtml(html: string): string {
  if (!/<(?:li|tr)[\s>]/i.test(html)) return html;
  const open: Element[] = [new Element('', '')];
  const depths = new Map<string, number>();
  const depthOf = (tag: string) => depths.get(tag) ?? 0;
  const last = () => open.at(-1) as Element;
  const close = () => {
    const element = open.pop() as Element;
    depths.set(element.tag, depthOf(element.tag) - 1);
    last().add(element.closed());
  };
  for (const part of htmlParts(html)) {
    if (typeof part === 'string') last().add(part);
    else if (empty.has(part.tag)) last().add(part.closes ? '' : `${part.source}>`);
    else if (!part.closes) {
      open.push(new Element(part.tag, `${part.source}>`));
      depths.set(part.tag, depthOf(part.tag) + 1);
    } else if (depthOf(part.tag) > 0) {
      while (last().tag !== part.tag) close();
      close();
    }
  }
  while (open.length > 1) close();
  return last().content;
}

/** Void elements. */
const empty = new Set(['br', 'hr', 'col', 'img', 'input', 'wbr']);
/** The elements whose children are tracked. */
const structured = new Set(['li', 'table', 'tbody', 'tr']);

interface Closed {
  tag: string;
  start: string;
  content: string;
  /** Only for structured elements. */
  children: readonly (Closed | string)[];
}

class Element {
  content = '';
  private readonly children: (Closed | string)[] = [];

  constructor(
    readonly tag: string,
    private readonly start: string,
  ) {}

  add(child: Closed | string): void {
    this.content += typeof child === 'string' ? child : sourceOf(child);
    if (structured.has(this.tag)) this.children.push(child);
  }

  closed(): Closed {
    const { tag, start, content, children } = this;
    if (tag === 'li') return { tag, start, content: itemContent(children) ?? content, children: [] };
    if (tag === 'table') return { tag, start, content: tableContent(children) ?? content, children: [] };
    return { tag, start, content, children };
  }
}

const sourceOf = ({ tag, start, content }: Closed) => `${start}${content}</${tag}>`;
const isSeen = (child: Closed | string) => typeof child !== 'string' || child.trim() !== '';

/** The content of an item with one paragraph, followed by lists only. */
function itemContent(children: Closed['children']): string | undefined {
  const [first, ...rest] = children.filter(isSeen);
  if (typeof first !== 'object' || first.tag !== 'p') return undefined;
  if (!rest.every((child) => typeof child === 'object' && (child.tag === 'ul' || child.tag === 'ol'))) return undefined;
  return first.content + (rest as Closed[]).map(sourceOf).join('');
}

/** The content of a table without a head whose first rows contain only header cells. */
function tableContent(children: Closed['children']): string | undefined {
  const parts = children.filter(isSeen).filter((child) => typeof child === 'object');
  const isRows = ({ tag }: Closed) => tag === 'tr' || tag === 'tbody';
  if (parts.some(({ tag }) => tag === 'thead')) return undefined;
  const from = parts.findIndex(isRows);
  if (from < 0) return undefined;
  // Only the first body, or the rows before it, can have a head; heads spanning several bodies are too rare to handle.
  const first = parts[from] as Closed;
  const after = parts.findIndex((part, index) => index > from && part.tag !== 'tr');
  const end = first.tag === 'tbody' || after < 0 ? (first.tag === 'tbody' ? from + 1 : parts.length) : after;
  const rows =
    first.tag === 'tbody' ? first.children.filter((child) => typeof child === 'object') : parts.slice(from, end);
  const heads = headRows(rows);
  if (heads === 0) return undefined;
  const body = rows.slice(heads).map(sourceOf).join('');
  return [
    ...parts.slice(0, from).map(sourceOf),
    `<thead>${rows.slice(0, heads).map(sourceOf).join('')}</thead>`,
    body && `<tbody>${body}</tbody>`,
    ...parts.slice(end).map(sourceOf),
  ].join('');
}

/**
 * The number of leading rows that form a head: they contain only header cells, none of which spans into the rows below.
 */
function headRows(rows: readonly Closed[]): number {
  let reach = 0;
  let heads = 0;
  for (const [index, { children }] of rows.entries()) {
    const cells = children.filter((child) => typeof child === 'object');
    if (cells.length === 0 || cells.some(({ tag }) => tag !== 'th')) break;
    reach = Math.max(
      reach,
      ...cells.map((cell) => index + Number(/\srowspan\s*=\s*["']?(\d+)/i.exec(cell.start)?.[1] ?? 1)),
    );
    if (reach <= index + 1) heads = index + 1;
  }
  return heads;
}
