import Button from '@mui/material/Button';
import UploadIcon from '@mui/icons-material/FileUpload';
import NextIcon from '@mui/icons-material/SkipNext';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkBase, useListContext, useNavigate, useStore } from 'react-admin';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { type GapCard, gapListDeclaration, gapStates, maxGapsCounted } from '../../../domain/translations/list';
import { contents } from '../../../domain/contents';
import { contentTypes } from '../../../domain/contentTypes';
import type { Feature } from '../../../domain/features';
import { text, type Choice, type Field } from '../../../domain/fields';
import { translatedRoots } from '../../../domain/translations/gaps';
import { gapPath, initialGapFilter, readGapCounts, type GapCounts } from '../../ui/gapPath';
import { exchangeWords, translationWords } from '../../i18n/lists';
import { systemName } from '../../i18n/untitled';
import { useKeyArea, ariaKeys, isKey, keyTable, isBusyElsewhere } from '../../keys/keyTable';
import { BulkMenu, type BulkAction } from '../../list/bulk/BulkMenu';
import { ContentList } from '../../list/ContentList';
import type { Row, ListedType } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { useConfig, useFeature } from '../../session/config';
import { formatDateTime } from '../../ui/format';
import { pageLabels } from '../../i18n/shell';
import { AccountName } from '../../session/colleagues';

const asCard = (row: Row) => row as unknown as GapCard;
const cell = (name: keyof typeof gapTexts) => (row: Row) => gapTexts[name](asCard(row));
const texts = {
  type: cell('type'),
  locale: cell('locale'),
  field: cell('field'),
  fieldIn: cell('fieldIn'),
  state: cell('state'),
  at: (row: Row) => formatDateTime(asCard(row).at),
};

const LeaveEmptyDialog = lazy(() =>
  import('./LeaveEmptyDialog').then((module) => ({ default: module.LeaveEmptyDialog })),
);
const ExportDialog = lazy(() => import('./ExportDialog').then((module) => ({ default: module.ExportDialog })));
const ImportDialog = lazy(() => import('./ImportDialog').then((module) => ({ default: module.ImportDialog })));
const bulkActions: readonly BulkAction[] = [
  { label: translationWords.empty, dialog: (onClose) => <LeaveEmptyDialog onClose={onClose} /> },
  {
    label: exchangeWords.exportEllipsis,
    dialog: (onClose) => <ExportDialog onClose={onClose} />,
    opensWithoutRows: true,
  },
];

type Filter = Record<string, string | readonly string[]>;

/** /translations: missing and outdated translations. A row opens its field in the form. */
export function GapList() {
  const isOn = useFeature();
  const { machineTranslation } = useConfig();
  const [params] = useStore<{ filter?: Filter }>('translation-gaps.listParams');
  const filterText = JSON.stringify(params?.filter ?? initialGapFilter);
  const { data: counts = noCounts } = useQuery({
    queryKey: ['translation-gaps', 'counts', filterText],
    queryFn: ({ signal }) => readGapCounts(JSON.parse(filterText) as Filter, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const type = useMemo(() => {
    const narrowed = JSON.parse(filterText) as Filter;
    const states = gapStates.filter(
      ({ id }) => id !== 'machine' || machineTranslation !== undefined || [narrowed.state ?? []].flat().includes(id),
    );
    return gapType(counts, [narrowed.type ?? []].flat(), states, isOn, (row) => gapPath(asCard(row), narrowed));
  }, [counts, isOn, filterText, machineTranslation]);
  return (
    <ContentList
      type={type}
      filterAtFirst={initialGapFilter}
      actions={
        <>
          {isOn('PLUGIN_ENABLE_INBOX') && <ImportButton />}
          <FirstGap addressOf={type.addressOf as (row: Row) => string} />
        </>
      }
      bulkActions={<BulkMenu actions={bulkActions} />}
    >
      <FieldColumn source="title" width={180} grow />
      <FieldColumn source="locale" label={translationWords.locale} width={70} text={texts.locale} />
      <FieldColumn source="field" label={translationWords.field} width={140} text={texts.field} />
      <FieldColumn source="state" label={translationWords.state} width={140} text={texts.state} />
      <FieldColumn source="type" label={translationWords.type} width={130} text={texts.type} />
      <FieldColumn source="at" label={translationWords.at} width={130} text={texts.at} />
      <FieldColumn source="by" label={translationWords.by} width={180} content={changedBy} />
    </ContentList>
  );
}

const noCounts: GapCounts = { counts: {}, locales: {}, contents: {} };

function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {exchangeWords.import}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the first gap; in the form, the same key moves on to the next. */
function FirstGap({ addressOf }: { addressOf: (row: Row) => string }) {
  const { data } = useListContext<Row>();
  const navigate = useNavigate();
  const first = data?.[0] && addressOf(data[0]);
  const open = useCallback(() => {
    if (first) navigate(first);
  }, [first, navigate]);
  useKeyArea('translations');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.translations.nextGap) || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  if (!first) return null;
  return (
    <Button
      variant="contained"
      startIcon={<NextIcon />}
      component={LinkBase}
      to={first}
      aria-keyshortcuts={ariaKeys(keyTable.translations.nextGap)}
    >
      {translationWords.first}
    </Button>
  );
}

type IsOn = (feature: Feature | undefined) => boolean;

/**
 * The declaration of the list of gaps, which are not a content type.
 * @param counts the number of gaps under the other filters
 * @param states those offered as a filter
 */
function gapType(
  { counts, locales, contents: contentCounts }: GapCounts,
  chosen: readonly string[],
  states: readonly Choice[],
  isOn: IsOn,
  addressOf: ListedType['addressOf'],
): ListedType & Pick<typeof gapListDeclaration, 'defaultOrder'> {
  const { filters, ...declared } = gapListDeclaration;
  return {
    ...declared,
    name: 'translation-gaps',
    label: pageLabels.translations,
    titleField: 'title',
    fields: { title: text({ label: translationWords.title, searched: true }) },
    filters: {
      ...filters,
      type: { ...filters.type, choices: typeChoices(counts, chosen, isOn) },
      state: { ...filters.state, choices: states },
      locale: { ...filters.locale, choices: filters.locale.choices.map(counted(locales)) },
      field: { ...filters.field, choices: fieldChoices(chosen, isOn) },
      content: { ...filters.content, choices: filters.content.choices.map(counted(contentCounts)) },
    },
    nothing: translationWords.nothing,
    addressOf,
  };
}

const counted =
  (counts: Record<string, number>) =>
  ({ id, label }: { id: string; label: string }): Choice => ({
    id,
    label: translationWords.typeCount(label, counts[id] ?? 0, maxGapsCounted),
  });

function typeChoices(counts: Record<string, number>, chosen: readonly string[], isOn: IsOn): Choice[] {
  return Object.values(contents)
    .filter(({ name, feature }) => isOn(feature) && (name in counts || chosen.includes(name)))
    .map(({ name, label }) => counted(counts)({ id: name, label: label.plural }));
}

/** The fields of the chosen types, or of all types; fields with the same label in several types are one choice. */
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

const changedBy = (row: Row) => {
  const { by } = asCard(row);
  return by ? <AccountName of={by} /> : systemName;
};

/** The texts of a gap's cells. */
const gapTexts = {
  locale: localeOf,
  field: fieldOf,
  fieldIn: (card: GapCard) => `${localeOf(card)} · ${fieldOf(card)}`,
  type: ({ type }: GapCard) => contents[type as keyof typeof contents]?.label.singular ?? type,
  state: ({ state }: GapCard) => gapStates.find(({ id }) => id === state)?.label ?? state,
};
