import { maxDrawingDepth } from '../../../../domain/graphics/drawings';
import { DrawingProblem, tooDeep } from './drawingProblem';

/** Sections without tags, with the strings that open and close them. */
const between = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/**
 * Checks that all tags of a drawing are balanced, because the parser would silently close open elements and drop what
 * it cannot read.
 * @param root the position of the root element in the text
 * @throws {DrawingProblem} with the line
 */
export function checkTags(text: string, root: number): void {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const open: { name: string; at: number }[] = [];
  for (let at = root; at >= 0; at = text.indexOf('<', at)) {
    const start = at;
    const marks = between.find(([begins]) => text.startsWith(begins, start));
    const end = marks ? text.indexOf(marks[1], start + marks[0].length) : endOfTag(text, start);
    if (end < 0) break;
    at = end + (marks ? marks[1].length : 1);
    if (marks) continue;
    const isClosing = text[start + 1] === '/';
    const name = nameAt(text, start + (isClosing ? 2 : 1), end);
    if (isClosing) {
      if (!open.some((element) => element.name === name))
        throw new DrawingProblem(
          `Die SVG Grafik ist fehlerhaft: </${name}> in Zeile ${lineOf(start)} hat keinen Anfang.`,
        );
      const last = open.pop();
      if (last && last.name !== name) throw notClosed(last.name, lineOf(last.at));
    } else if (text[end - 1] !== '/') open.push({ name, at: start });
    if (open.length === 0) return;
    if (open.length > maxDrawingDepth) throw tooDeep();
  }
  throw new DrawingProblem(`Die SVG Grafik ist unvollständig: Sie bricht in Zeile ${lineOf(text.length)} ab.`);
}

const notClosed = (name: string, line: number) =>
  new DrawingProblem(`Die SVG Grafik ist fehlerhaft: <${name}> in Zeile ${line} wird nicht geschlossen.`);

const nameAt = (text: string, from: number, end: number) =>
  (/^[^\s/>]*/.exec(text.slice(from, Math.min(end, from + 60)))?.[0] ?? '').toLowerCase();

/** The index of a tag's closing bracket; brackets in attribute values do not count. */
function endOfTag(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const next = /[>"']/g;
    next.lastIndex = at;
    const found = next.exec(text);
    if (!found) return -1;
    if (found[0] === '>') return found.index;
    const closing = text.indexOf(found[0], found.index + 1);
    if (closing < 0) return -1;
    at = closing + 1;
  }
}
