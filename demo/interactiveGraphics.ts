import { elementOf, keyOf, readDrawing } from '../domain/graphics/markup';
import { references } from './references';
import { cantonMap } from './interactiveGraphics/cantons';
import { materialCircle, shareBars, timberRoad, valley, wayOfProject } from './interactiveGraphics/drawings';
import {
  areaTexts,
  cantonTexts,
  circleTexts,
  roadTexts,
  shareTexts,
  stepTexts,
  type DemoText,
} from './interactiveGraphics/texts';
import type { Generate } from './generating/generate';

const paragraph = (text: string) => (text === '' ? '' : `<p>${text}</p>`);
const inLanguages = ([de, fr = '', it = '']: DemoText) => ({
  content: paragraph(de),
  translations: { fr: fr ? { content: paragraph(fr) } : {}, it: it ? { content: paragraph(it) } : {} },
});
const withText = (key: string, text: DemoText) => ({ key, type: 'text', ...inLanguages(text), project: null });
const withProject = (key: string, id: number) => ({
  key,
  type: 'project',
  content: '',
  project: { id },
  translations: { fr: {}, it: {} },
});

interface Graphic {
  title: string;
  description: string;
  svg: string;
  selector?: string;
  start?: string;
  elements?: object[];
  markers?: object[];
  isPublic?: boolean;
}

/** The keys of the elements of a class, in order, for a drawing without ids. */
function keysOfClass(svg: string, name: string): string[] {
  const read = readDrawing(svg);
  return read.elements
    .filter(({ start, openEnd }) => svg.slice(start, openEnd).includes(` class="${name}"`))
    .map((one) => keyOf(read, one));
}

const markers = (
  places: readonly (readonly [symbol: string, number: string, x: number, y: number])[],
  texts: readonly DemoText[],
) =>
  places.map(([symbol, number, x, y], index) => ({
    symbol,
    number,
    x: String(x),
    y: String(y),
    ...inLanguages(texts[index] ?? ['']),
  }));

/** Some cantons have no content yet, as in unfinished work. */
function cantons(svg: string): object[] {
  const read = readDrawing(svg);
  return references.states.flatMap<object>(({ code, id, name, translations }, index) => {
    const key = `#kanton-${(code ?? '').toLowerCase()}`;
    if (!elementOf(read, key) || index % 7 === 6) return [];
    if (index % 6 === 5) return [withProject(key, id)];
    return [withText(key, cantonTexts([name, translations.fr?.name ?? name, translations.it?.name ?? name], index))];
  });
}

function graphics(): Graphic[] {
  const [map, way] = [cantonMap(), wayOfProject()];
  return [
    {
      title: 'Die 26 Kantone und ihre Schwerpunkte',
      description: 'Ein Klick auf einen Kanton zeigt, woran dort gearbeitet wird.',
      svg: map,
      selector: '.kanton',
      start: '#kanton-be',
      elements: cantons(map),
    },
    {
      title: 'Der Weg eines Projekts',
      description: 'Fünf Schritte von der Idee zur Wirkung, und wer dabei hilft.',
      svg: way,
      selector: '.schritt',
      elements: keysOfClass(way, 'schritt').map((key, index) => withText(key, stepTexts[index] ?? [''])),
    },
    {
      title: 'Kreislauf der Stoffe',
      description: 'Wo Betriebe einer Region ansetzen können.',
      svg: materialCircle(),
      selector: '#kreis > g',
      start: '#layer1',
      elements: circleTexts.map((text, index) => withText(`#layer${index + 1}`, text)).slice(0, 5),
    },
    {
      title: 'Wer bezahlt?',
      description: 'Anteile an der Finanzierung der Projekte eines Programms.',
      svg: shareBars(),
      selector: '.anteil',
      elements: shareTexts.map((text, index) => withText(`#anteil-${index + 1}`, text)),
    },
    {
      title: 'Ein Tal, viele Vorhaben',
      description: 'Was in einem Bergtal zusammenkommt.',
      svg: valley(),
      markers: markers(
        [
          ['number', '1', 31, 47],
          ['number', '2', 70, 84],
          ['number', '3', 13, 88],
          ['video', '', 55, 80],
          ['audio', '', 85, 17],
        ],
        areaTexts,
      ),
    },
    {
      title: 'Holz aus der Region',
      description: 'Vom Wald bis zum Haus, mit Ton und Bild.',
      svg: timberRoad(),
      markers: markers(
        [
          ['number', '1', 11, 20],
          ['number', '2', 37, 70],
          ['video', '', 63, 20],
          ['audio', '', 89, 70],
        ],
        roadTexts,
      ),
      isPublic: false,
    },
  ];
}

/** The graphics of the demo, drawn by us. */
export function* generateInteractiveGraphics() {
  for (const [
    index,
    { markers: own, elements = [], selector = '', start = '', isPublic = true, ...rest },
  ] of graphics().entries()) {
    const moment = new Date(Date.UTC(2026, 2 + index, 3 + 4 * index, 9)).toISOString();
    yield {
      id: index + 1,
      createdAt: moment,
      updatedAt: moment,
      isPublic,
      type: own ? 'hotspots' : 'default',
      copyright: 'regio',
      selector,
      start,
      elements,
      markers: own ?? [],
      ...rest,
      translations: { fr: {}, it: {} },
    };
  }
}

export const generate: Generate = () => generateInteractiveGraphics();
