import { maxDrawingLength } from '../../../../domain/graphics/drawings';
import { DrawingProblem } from './drawingProblem';

/** Entities that XML predefines. */
const own = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
/** Comments and CDATA are matched first, so that nothing in them is replaced. */
const pieces = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|&([A-Za-z_][\w.-]*);/g;

/**
 * Expands the entities that Illustrator declares for styles: `&st0;` becomes the value of `<!ENTITY st0 "…">`. Only
 * plain text is expanded, so that entities cannot multiply.
 * @param drawing with balanced tags
 * @param before the text before the drawing, with the declarations
 * @throws {DrawingProblem} with the names of entities that cannot be expanded
 */
export function replaceEntities(drawing: string, before: string): string {
  const declared = new Map(
    [...before.matchAll(/<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)].map(
      ([, name = '', double, single]) => [name, double ?? single ?? ''],
    ),
  );
  const unknown = new Set<string>();
  let length = drawing.length;
  const written = drawing.replace(pieces, (found, name: string | undefined) => {
    if (name === undefined || own.has(name)) return found;
    const value = declared.get(name);
    if (value === undefined || /[<&]/.test(value)) {
      unknown.add(found);
      return found;
    }
    length += value.length;
    // The drawing is refused later; until then it must not grow further.
    return length > maxDrawingLength ? found : value.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
  });
  if (unknown.size > 0) {
    const names = [...unknown].slice(0, 5).join(', ');
    throw new DrawingProblem(
      `Die Zeichnung verwendet Abkürzungen, die sich nicht auflösen lassen: ${names}. Ersetzen Sie sie ` +
        'bitte, oder speichern Sie die Zeichnung als «SVG 1.1» ohne Illustrator-Daten.',
    );
  }
  if (length > maxDrawingLength) throw new DrawingProblem('Die Zeichnung ist mit ihren Abkürzungen zu gross.');
  return written;
}
