import { isMissing } from '../locales';
import { elementOf, keyOfMarkup, markupOf, readDrawing } from './markup';
import { isObject } from '../values/isObject';

type Values = Record<string, any>;

/** The content of an element in the notation of existing clients: German rich text, or a project. */
type Assigned = string | { type: 'project'; id: number };

/**
 * An interactive graphic in the notation of existing clients: for a drawing, an object that maps an element's markup to
 * its content; for hotspots, the list of markers. Elements missing in the drawing are left out.
 */
export function configOf({ type, svg, elements, markers }: Values): Record<string, unknown> {
  if (type === 'hotspots') {
    const described = ((markers ?? []) as Values[]).map(({ symbol, number, x, y, content }) => ({
      symbol,
      ...(symbol === 'number' && { number }),
      x: Number(x),
      y: Number(y),
      content: content ?? '',
    }));
    return described.length > 0 ? { markers: described } : {};
  }
  const given = (elements ?? []) as Values[];
  if (given.length === 0) return {};
  const drawing = readDrawing(String(svg ?? ''));
  return Object.fromEntries(
    given.flatMap((item): [string, Assigned][] => {
      const element = elementOf(drawing, item.key);
      const value = assigned(item);
      return element && value !== null ? [[markupOf(drawing, element), value]] : [];
    }),
  );
}

function assigned({ type, content, project }: Values): Assigned | null {
  if (type === 'project') return project ? { type: 'project', id: project.id } : null;
  return content ?? '';
}

/** Whether an element has content in any language. */
export function hasContent({ type, content, project, translations }: Values): boolean {
  if (type === 'project') return project != null;
  return (
    !isMissing(content) ||
    Object.values((translations ?? {}) as Record<string, Values>).some((texts) => !isMissing(texts?.content))
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
type Read = { input: Values; errors: { field: string; message: string }[] };

/**
 * Reads the `config` that existing clients send. It is ignored if it is unchanged, or if the client changed elements or
 * markers directly. What such clients cannot see is kept: other languages, and elements missing in the drawing.
 */
export function readConfig(input: Values, before: Values | null): Read {
  const { config, ...rest } = input;
  const name = partOf(input, before);
  const own = before?.[name] ?? [];
  if (!isConfigMeant(input, before)) return { input: rest, errors: [] };
  if (Array.isArray(config) && config.length === 0) return { input: { ...rest, [name]: [] }, errors: [] };
  if (!isObject(config))
    return { input: rest, errors: [{ field: 'config', message: 'Hier wird ein Objekt erwartet.' }] };
  return name === 'markers'
    ? readMarkers(rest, config, own)
    : readElements(rest, config, own, input.svg === before?.svg);
}

const partOf = (input: Values, before: Values | null) =>
  (input.type ?? before?.type) === 'hotspots' ? 'markers' : 'elements';

function isConfigMeant(input: Values, before: Values | null): boolean {
  const name = partOf(input, before);
  return (
    input.config != null &&
    !isSame(input.config, before ? configOf(before) : {}) &&
    isSame(input[name] ?? [], before?.[name] ?? [])
  );
}

/** Assigns errors to `config` if the client sent it, even if it is empty in a new record. */
export function placeInConfig(field: string, input: Values, before: Values | null): string {
  if (!/^(elements|markers)\b/.test(field)) return field;
  const isEmpty = !before && input.config != null && isSame(input[partOf(input, before)] ?? [], []);
  return isEmpty || isConfigMeant(input, before) ? 'config' : field;
}

function readMarkers(input: Values, { markers }: Values, own: readonly Values[]): Read {
  if (!Array.isArray(markers))
    return {
      input,
      errors: markers === undefined ? [] : [{ field: 'config', message: 'Hier wird eine Liste erwartet.' }],
    };
  // Markers are matched by position.
  const read = markers.map((marker: unknown, index) =>
    isObject(marker)
      ? {
          ...marker,
          ...(marker.number != null && { number: String(marker.number) }),
          translations: own[index]?.translations,
        }
      : marker,
  );
  return { input: { ...input, markers: read }, errors: [] };
}

function readElements(input: Values, config: Values, own: readonly Values[], isStored: boolean): Read {
  const drawing = readDrawing(typeof input.svg === 'string' ? input.svg : '');
  const named = new Set<string>();
  const byKey = new Map(own.map((item) => [item.key as string, item]));
  const errors: Read['errors'] = [];
  const read = Object.entries(config).flatMap(([markup, value]): Values[] => {
    const key = keyOfMarkup(drawing, markup);
    const known = byKey.get(key);
    named.add(key);
    // Sanitizing a new drawing can change its markup, so the key is resolved after that.
    const item = { ...known, key: isStored && elementOf(drawing, key) ? key : markup };
    if (typeof value === 'string') return [{ ...item, type: 'text', content: value }];
    if (isObject(value) && value.type === 'project')
      return [
        { ...item, type: 'project', project: { id: typeof value.id === 'string' ? Number(value.id) : value.id } },
      ];
    errors.push({
      field: 'config',
      message: `Zu einem Element gehört ein Text oder ein Projekt: ${markup.slice(0, 60)}`,
    });
    return [];
  });
  const lost = own.filter(({ key }) => !elementOf(drawing, key) && !named.has(key));
  return { input: { ...input, elements: [...read, ...lost] }, errors };
}
