import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { choice, decimal, list, multiline, richText, svg, text } from '../fields';
import { configOf, placeInConfig, readConfig, hasContent } from '../graphics/config';
import { record } from '../recordFields';

/** The types of graphic: a drawing with interactive elements, or markers over it. */
const graphicTypes = [
  { id: 'default', label: 'Standard' },
  { id: 'hotspots', label: 'Hotspots' },
] as const;

export const markerSymbols = [
  { id: 'number', label: 'Nummer' },
  { id: 'video', label: 'Video' },
  { id: 'audio', label: 'Audio' },
] as const;

/** The content of an element. */
export const assignmentTypes = [
  { id: 'text', label: 'Text' },
  { id: 'project', label: 'Projekt' },
] as const;

/** The maximum number of interactive elements: a map of all municipalities has 2,113. */
export const maxInteractiveElements = 3_000;

type Values = Record<string, any>;

/** Graphics whose elements open a text or a project. */
export const interactiveGraphics = defineContentType({
  ...contents['interactive-graphics'],
  titleField: 'title',
  fields: {
    title: text({
      label: 'Name',
      searched: true,
      summary: true,
      required: 'Geben Sie bitte einen Titel an um die Kollektion zu speichern.',
    }),
    type: choice({ label: 'Typ', choices: graphicTypes, summary: true }),
    description: multiline({ label: 'Beschreibung', rows: 4, searched: true, summary: true }),
    copyright: text({ label: 'Copyright' }),
    svg: svg({ label: 'SVG Code', required: 'Fügen Sie bitte eine SVG Grafik ein.' }),
    selector: text({ label: 'CSS Selektor', max: 500, examples: ['circle'] }),
    start: text({ label: 'Start Element (CSS Selektor)', max: 500, examples: ['', 'circle'] }),
    elements: list(
      {
        // Identifies the element, even in another drawing. Clients may send its markup instead, which the server
        // resolves.
        key: text({ label: 'Element', max: 3_000_000 }),
        type: choice({ label: 'Typ', choices: assignmentTypes }),
        content: richText({ label: 'Inhalt', translated: true, searched: true }),
        project: record('projects', { label: 'Projekt' }),
      },
      {
        label: 'Interaktive Elemente',
        addLabel: 'Element hinzufügen',
        itemLabel: 'Element',
        identifiedBy: ['key'],
        max: maxInteractiveElements,
      },
    ),
    markers: list(
      {
        symbol: choice({ label: 'Symbol', choices: markerSymbols }),
        number: text({ label: 'Nummer', max: 20 }),
        content: richText({ label: 'Inhalt', translated: true, searched: true }),
        x: decimal({ label: 'X-Koordinate', min: 0, max: 100 }),
        y: decimal({ label: 'Y-Koordinate', min: 0, max: 100 }),
      },
      { label: 'Hotspots', addLabel: 'Hinzufügen', itemLabel: 'Hotspot' },
    ),
  },
  rules: [
    ({ type, selector }) =>
      type === 'default' && String(selector ?? '').trim() === ''
        ? [{ field: 'selector', message: 'Geben Sie bitte einen CSS Selektor an.' }]
        : [],
    ({ type, elements }) =>
      type === 'default' && !((elements ?? []) as Values[]).some(hasContent)
        ? [{ field: 'elements', message: 'Geben Sie bitte mindestens 1 interaktives Element an.' }]
        : [],
  ],
  // Existing clients do not know drafts: records they create are public.
  interpret: (input, before) => {
    const read = readConfig(input, before);
    return before || input.isPublic !== undefined ? read : { ...read, input: { ...read.input, isPublic: true } };
  },
  placeOf: placeInConfig,
  settle: (values) => {
    if (values.type === 'hotspots') return { ...values, selector: '', start: '', elements: [] };
    return {
      ...values,
      ...(Array.isArray(values.elements) && { elements: assignedOnce(values.elements) }),
      markers: [],
    };
  },
  derived: {
    isDynamic: ({ elements }) =>
      ((elements ?? []) as Values[]).some(({ type, project }) => type === 'project' && project != null),
  },
  derivedLong: { config: configOf },
  filters: {
    status: { kind: 'visibility', label: 'Status' },
  },
  defaultOrder: { field: 'title', direction: 'ASC' },
  publicFields: ['title', 'type', 'description', 'copyright', 'svg', 'selector', 'start', 'elements', 'markers'],
});

/** Keeps only the last content per element and drops empty ones, except for links to deleted projects. */
function assignedOnce(elements: readonly Values[]): Values[] {
  return [
    ...new Map(
      elements.filter((item) => item.type === 'project' || hasContent(item)).map((item) => [item.key, item]),
    ).values(),
  ];
}
