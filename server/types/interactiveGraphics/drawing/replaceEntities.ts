import { largestDrawing } from '../../../../domain/graphics/drawings';
import { DrawingProblem } from './drawingProblem';

/** What XML knows by itself. */
const own = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
/** Of comments and CDATA nothing is replaced. */
const pieces = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|&([A-Za-z_][\w.-]*);/g;

/**
 * Writes out the abbreviations of a drawing, as Illustrator makes them for styles: `&st0;` is what `<!ENTITY st0 "…">`
 * says. Only what says plain text is replaced, so that nothing grows by itself. In: the drawing, whose tags are whole,
 * and what stands before it. Errors: DrawingProblem that names what it cannot replace.
 */
export function replaceEntities(drawing: string, before: string): string {
  const said = new Map(
    [...before.matchAll(/<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)].map(
      ([, name = '', double, single]) => [name, double ?? single ?? ''],
    ),
  );
  const unknown = new Set<string>();
  let length = drawing.length;
  const written = drawing.replace(pieces, (found, name: string | undefined) => {
    if (name === undefined || own.has(name)) return found;
    const value = said.get(name);
    if (value === undefined || /[<&]/.test(value)) {
      unknown.add(found);
      return found;
    }
    length += value.length;
    // It is refused below; until then it takes no more room.
    return length > largestDrawing ? found : value.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
  });
  if (unknown.size > 0) {
    const names = [...unknown].slice(0, 5).join(', ');
    throw new DrawingProblem(
      `Die Zeichnung verwendet Abkürzungen, die sich nicht auflösen lassen: ${names}. Ersetzen Sie sie bitte, oder speichern Sie die Zeichnung als «SVG 1.1» ohne Illustrator-Daten.`,
    );
  }
  if (length > largestDrawing) throw new DrawingProblem('Die Zeichnung ist mit ihren Abkürzungen zu gross.');
  return written;
}
