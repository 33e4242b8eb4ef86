import Button from '@mui/material/Button';
import NextIcon from '@mui/icons-material/SkipNext';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useListContext, useNavigate, useStore } from 'react-admin';
import { useCallback, useEffect, useMemo } from 'react';
import type { GapCard } from '../../../domain/translations/list';
import { readGapCounts, gapPath } from '../../ui/gapPath';
import { translationWords } from '../../i18n/lists';
import { useKeyArea, ariaKeys, isKey, keyTable, isBusyElsewhere } from '../../keys/keyTable';
import { ContentList } from '../../list/ContentList';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { useIsNarrow } from '../../list/table/tableStyles';
import { useFeature } from '../../session/config';
import { formatMoment } from '../../ui/format';
import { gapTexts, gapType } from './gapType';

const asCard = (row: Row) => row as unknown as GapCard;
const cell = (name: keyof typeof gapTexts) => (row: Row) => gapTexts[name](asCard(row));
const texts = {
  type: cell('type'),
  locale: cell('locale'),
  field: cell('field'),
  fieldIn: cell('fieldIn'),
  state: cell('state'),
  by: cell('by'),
  at: (row: Row) => formatMoment(asCard(row).at),
};

const noFilter = {};

/** /translations: missing and outdated translations. A row opens its field in the form. */
export function GapList() {
  const isOn = useFeature();
  // On a phone the task stays visible next to the title.
  const isNarrow = useIsNarrow();
  const { data: counts = noFilter } = useQuery({
    queryKey: ['translation-gaps', 'counts'],
    queryFn: ({ signal }) => readGapCounts(signal),
    gcTime: 0,
    retry: false,
  });
  const [params] = useStore<{ filter?: Record<string, string | readonly string[]> }>('translation-gaps.listParams');
  const filter = params?.filter ?? noFilter;
  const said = JSON.stringify(filter);
  const type = useMemo(() => {
    const narrowed = JSON.parse(said) as Record<string, string | readonly string[]>;
    return gapType(counts, [narrowed.type ?? []].flat(), isOn, (row) => gapPath(asCard(row), narrowed));
  }, [counts, isOn, said]);
  return (
    <ContentList type={type} actions={<FirstGap addressOf={type.addressOf as (row: Row) => string} />}>
      <FieldColumn source="title" width={180} grow />
      {!isNarrow && <FieldColumn source="locale" label={translationWords.locale} width={70} text={texts.locale} />}
      <FieldColumn
        source="field"
        label={translationWords.field}
        width={140}
        text={isNarrow ? texts.fieldIn : texts.field}
      />
      <FieldColumn source="state" label={translationWords.state} width={140} text={texts.state} />
      <FieldColumn source="type" label={translationWords.type} width={130} text={texts.type} />
      <FieldColumn source="at" label={translationWords.at} width={130} text={texts.at} />
      <FieldColumn source="by" label={translationWords.by} width={180} text={texts.by} />
    </ContentList>
  );
}

/** Opens the first gap; in the form the same key moves on. */
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
