import { administrators } from './access';
import { position } from './commonFields';
import { privacyChoices } from './contents';
import { defineContentType, type ContentType, type ContentTypeWith } from './contentType';
import { allContentTypes } from './contentTypes';
import { boolean, choice, integer, multiline, reference, svg, text, url, type Choice, type Fields } from './fields';
import type { Filters } from './filters';
import { declaredParts } from './kinds/items';
import { targetOf } from './kinds/targets';
import { referenceLabel, referenceListNames, referenceResource, type ReferenceListName } from './references';
import { tagContexts } from './types/circularEconomyProject';

/** Additional fields of individual lists. They share one column and are part of the public responses. */
export const ownFields = {
  languages: { code: text({ label: 'Sprachcode', max: 16, summary: true }) },
  countries: { code: text({ label: 'Ländercode', max: 16, summary: true }) },
  programs: { longName: text({ label: 'Ausgeschriebener Name', max: 255 }), url: url({ label: 'URL' }) },
  topics: { icon: svg({ label: 'Symbol (SVG)' }) },
  states: { code: text({ label: 'Kürzel', max: 16, summary: true }) },
  authorities: { isStateSupported: boolean({ label: 'Vom Kanton unterstützt' }) },
  cities: {
    zipCode: text({ label: 'PLZ', max: 16, summary: true }),
    municipalNumber: integer({ label: 'Gemeindenummer (BFS)', min: 0, summary: true }),
    state: reference('states', { label: 'Kanton' }),
  },
} as const satisfies Partial<Record<ReferenceListName, Fields>>;

/** The fields of the content types by which records refer to entries of a list. */
const fieldsWith = (list: ReferenceListName) =>
  allContentTypes.flatMap((type) =>
    declaredParts(type.fields).flatMap(({ field }) => {
      const target = targetOf(field);
      return target && 'list' in target && target.list === list ? [{ type, field }] : [];
    }),
  );

/** The forms to which a list's entries can be restricted. */
function contextsOf(list: ReferenceListName): Choice[] {
  const labels = new Map<string, string[]>();
  for (const { type, field } of fieldsWith(list)) {
    const contexts = 'context' in field && field.context !== undefined ? [field.context].flat() : [];
    for (const id of contexts) {
      const part = tagContexts.find((context) => context.id === id)?.label;
      const label = part ? `${type.label.plural}: ${part}` : type.label.plural;
      labels.set(id, [...(labels.get(id) ?? []), label]);
    }
  }
  return [...labels].map(([id, types]) => ({ id, label: types.join(', ') }));
}

const synonymsIn = (lines: string) => [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean);

/** A filter for each reference to another list: cities by canton. */
const filtersBy = (fields: Fields): Filters =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'reference'
        ? [[name, { kind: 'references', field: name, list: field.list, match: 'any', label: field.label }]]
        : [],
    ),
  );

/** A reference list as a small content type, whose records administrators edit. */
function referenceType(list: ReferenceListName): ContentType {
  const contexts = contextsOf(list);
  const context = choice({
    label: 'Nur anbieten bei',
    choices: [{ id: '', label: 'Überall' }, ...contexts],
    summary: true,
  });
  const fields: Fields = {
    name: text({
      label: 'Bezeichnung',
      max: 255,
      translated: true,
      searched: true,
      summary: true,
      required: 'Das Feld «Bezeichnung» darf nicht leer sein.',
    }),
    ...(ownFields as Partial<Record<ReferenceListName, Fields>>)[list],
    context,
    synonyms: multiline({ label: 'Synonyme (eines pro Zeile)', rows: 3, searched: true, summary: true }),
    position,
  };
  return defineContentType({
    name: referenceResource(list),
    list,
    label: referenceLabel(list),
    icon: 'ListAltOutlined',
    read: (viewer) => (administrators(viewer) ? 'all' : 'none'),
    write: administrators,
    visibility: privacyChoices,
    titleField: 'name',
    detailOf: (entry) => contexts.find(({ id }) => id === entry.context)?.label ?? '',
    fields,
    rules: [],
    settle: (values) => ({ ...values, synonyms: synonymsIn(values.synonyms as string).join('\n') }),
    filters: {
      ...filtersBy(fields),
      context: { kind: 'choice', field: 'context', choices: contexts, label: 'Nur bei' },
      ids: { kind: 'ids', label: 'Ids', hidden: true },
    },
    orderBy: ['id', 'createdAt', 'updatedAt', 'position'],
    defaultOrder: { field: 'position', direction: 'ASC' },
    publicFields: [],
    // Reference lists have no feature switch, because every type uses them.
  } as Omit<ContentType, 'feature'> as ContentTypeWith<Fields>);
}

/** All reference lists as content types. */
export const referenceTypes: readonly ContentType[] = referenceListNames.map(referenceType);

/** The content type of a reference list. */
export const referenceTypeOf = (list: ReferenceListName): ContentType =>
  referenceTypes.find((type) => type.list === list) as ContentType;
