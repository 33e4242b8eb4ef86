/** Parts of the drawing that can say something, and shapes in each. */
const [parts, shapes] = [300, 50];

/**
 * A map as they come from geodata, made up: 15,000 outlines in 300 groups with transforms, a sheet of styles and
 * gradients, 2.2 MB.
 */
function largeDrawing(): string {
  const groups = Array.from({ length: parts }, (_, part) => {
    const [x, y] = [(part % 20) * 60, Math.floor(part / 20) * 60];
    const outlines = Array.from(
      { length: shapes },
      (_shape, shape) =>
        `<path class="f${shape % 5}" d="${outline((shape % 7) * 8, Math.floor(shape / 7) * 7, part + shape)}"></path>`,
    );
    return `<g id="teil-${part}" class="teil" transform="translate(${x} ${y})"><title>Teil ${part + 1}</title>${outlines.join('')}</g>`;
  });
  const styles = Array.from(
    { length: 5 },
    (_, index) =>
      `.f${index} { fill: ${index === 0 ? 'url(#ton)' : `hsl(${120 + index * 20} 30% 80%)`}; stroke: #ffffff; stroke-width: 0.2; }`,
  ).join(' ');
  const gradient =
    '<linearGradient id="ton"><stop offset="0" stop-color="#dfe8dd"></stop><stop offset="1" stop-color="#a9c3a4"></stop></linearGradient>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><style>${styles}</style><defs>${gradient}</defs>${groups.join('')}</svg>`;
}

function outline(left: number, top: number, turn: number): string {
  const points = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const radius = 3.2 + Math.sin(turn + index * 2.4) * 0.6;
    return `${(left + 4 + Math.cos(angle) * radius).toFixed(2)} ${(top + 4 + Math.sin(angle) * radius).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The graphic with it, of which every third part says something. */
export const largeGraphic = {
  title: 'Grosse Zeichnung',
  type: 'default',
  svg: largeDrawing(),
  selector: '.teil',
  elements: Array.from({ length: parts / 3 }, (_, index) => ({
    key: `#teil-${index * 3}`,
    type: 'text',
    content: '<p>Was es hier zu sagen gibt.</p>',
  })),
};

/** A graphic with a single element: whoever opens it has the code of the form and the editor. */
export const smallGraphic = {
  title: 'Kleine Zeichnung',
  type: 'default',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect id="teil" width="20" height="10"></rect></svg>',
  selector: '#teil',
  elements: [{ key: '#teil', type: 'text', content: '<p>Was es hier zu sagen gibt.</p>' }],
};
