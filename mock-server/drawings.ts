import type { Application } from 'json-server';
import { editors } from '../domain/access';
import { largestDrawing } from '../domain/graphics/drawings';
import { interactiveGraphics } from '../domain/types/interactiveGraphic';
import { invalid, notFound } from './problems';
import { idOf, type Row } from './resource';
import { only } from './sessions';

/** Drawings as pictures, and the check of a new one, which stays unchanged; the browser sanitises it. */
export function serveDrawings(api: Application, rows: readonly Row[]): void {
  api.get(`/${interactiveGraphics.name}/:id/drawing.svg`, only(editors), (request, response) => {
    const id = idOf(request);
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound();
    response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox");
    response.type('image/svg+xml').send(String(row.svg));
  });
  api.post(`/${interactiveGraphics.name}/drawing`, only(editors), (request, response) => {
    const { svg } = (request.body ?? {}) as { svg?: unknown };
    if (typeof svg !== 'string' || !/<svg[\s>]/i.test(svg) || svg.length > largestDrawing)
      throw invalid([{ field: 'svg', message: 'Fügen Sie bitte eine SVG Grafik ein.' }]);
    response.json({ data: { svg, removed: [] } });
  });
}
