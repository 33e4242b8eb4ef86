import { contents } from '../../../domain/contents';
import { contentTypes } from '../../../domain/contentTypes';
import type { Feature } from '../../../domain/features';
import { text, type Choice, type Field } from '../../../domain/fields';
import { translatedRoots } from '../../../domain/translations/gaps';
import {
  gapListDeclaration,
  gapStates,
  mostGapsCounted,
  type GapCard,
  type GapListMeta,
} from '../../../domain/translations/list';
import { pageLabels } from '../../i18n/shell';
import { translationWords } from '../../i18n/lists';
import type { ListedType } from '../../list/ListType';

type IsOn = (feature: Feature | undefined) => boolean;
type Counts = GapListMeta['counts'];

/**
 * What a list needs to know about gaps, which are not a content type.
 * @param counts the number of gaps of each type
 */
export function gapType(
  counts: Counts,
  chosen: readonly string[],
  isOn: IsOn,
  addressOf: ListedType['addressOf'],
): ListedType & Pick<typeof gapListDeclaration, 'defaultOrder'> {
  const { filters, ...declared } = gapListDeclaration;
  return {
    ...declared,
    name: 'translation-gaps',
    label: pageLabels.translations,
    titleField: 'title',
    fields: { title: text({ label: translationWords.title }) },
    filters: {
      ...filters,
      type: { ...filters.type, choices: typeChoices(counts, isOn) },
      field: { ...filters.field, choices: fieldChoices(chosen, isOn) },
    },
    nothing: translationWords.nothing,
    besideTitle: 'field',
    addressOf,
  };
}

function typeChoices(counts: Counts, isOn: IsOn): Choice[] {
  return Object.values(contents)
    .filter(({ name, feature }) => isOn(feature) && name in counts)
    .map(({ name, label }) => ({
      id: name,
      label: translationWords.typeCount(label.plural, counts[name] ?? 0, mostGapsCounted),
    }));
}

/** The fields of the chosen types, or of all; fields with equal labels in several types are one choice. */
function fieldChoices(chosen: readonly string[], isOn: IsOn): Choice[] {
  const labels = new Map<string, Set<string>>();
  for (const type of Object.values(contentTypes)) {
    if (!isOn(type.feature) || (chosen.length > 0 && !chosen.includes(type.name))) continue;
    for (const [name, field] of translatedRoots(type))
      if (isOn(field.feature)) labels.set(name, (labels.get(name) ?? new Set()).add(field.label));
  }
  return [...labels]
    .map(([id, names]) => ({ id, label: [...names].join(' / ') }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'de'));
}

const localeOf = ({ locale }: GapCard) => locale.toUpperCase();
const fieldOf = ({ type, field }: GapCard) =>
  (contentTypes as Record<string, { fields: Record<string, Field> }>)[type]?.fields[field]?.label ?? field;

/** The texts of a gap's cells. */
export const gapTexts = {
  locale: localeOf,
  field: fieldOf,
  fieldIn: (card: GapCard) => `${localeOf(card)} · ${fieldOf(card)}`,
  type: ({ type }: GapCard) => contents[type as keyof typeof contents]?.label.singular ?? type,
  state: ({ state }: GapCard) => gapStates.find(({ id }) => id === state)?.label ?? state,
  by: ({ by }: GapCard) => by?.email ?? translationWords.system,
};
