import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Filter } from '../../../domain/filters';
import { inboxHistoryDeclaration } from '../../../domain/inbox/inboxHistory';
import { inboxTypes, type InboxType, type Person } from '../../../domain/inbox/inbox';
import { inboxSections } from '../../inbox/inboxCards';
import { listWords } from '../../i18n/lists';
import { addFilter, hasFilter, removeFilter, type Chosen } from '../../list/filters/chosenFilters';
import { fixedOptions } from '../../list/filters/FilterOptions';
import { FilterSelect } from '../../list/filters/FilterRow';
import { FilterTags } from '../../list/filters/FilterTags';
import { SearchField } from '../../list/filters/SearchField';
import { offeredInboxFilters, type InboxNarrowing } from '../../review/inbox/inboxFilters';
import { useConfig, useFeature } from '../../session/config';

const days = ['since', 'till'] as const;
const noFields = { fields: {} };

/** The filters of the history: term, section, source, outcome, person, and a range of days. */
export function HistoryFilters({
  narrowing,
  people,
  onChange,
}: {
  narrowing: InboxNarrowing;
  people: readonly Person[];
  onChange: (narrowing: InboxNarrowing) => void;
}) {
  const { productId } = useConfig();
  const isOn = useFeature();
  const { term, chosen } = narrowing;
  const declared = inboxHistoryDeclaration.filters as Record<'type' | 'outcome' | 'by' | 'since' | 'till', Filter>;
  const source = offeredInboxFilters(productId).filter(([name]) => name === 'source');
  const types = inboxSections(isOn).map((type: InboxType) => ({ id: type, label: inboxTypes[type].section }));
  const filters: [string, Filter][] = [
    ['type', { kind: 'choice', field: 'type', label: declared.type.label, choices: types }],
    ...source,
    ['outcome', declared.outcome],
    [
      'by',
      {
        kind: 'choice',
        field: 'by',
        label: declared.by.label,
        choices: people.flatMap(({ id, email }) => (id === null ? [] : [{ id: String(id), label: email }])),
      },
    ],
  ];
  const change = (next: readonly Chosen[]) => onChange({ term, chosen: next });
  const dayOf = (name: string) => chosen.find(({ filter }) => filter === name)?.value ?? '';
  return (
    <Stack role="search" aria-label={listWords.filters} sx={{ gap: 1, mb: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SearchField value={term} onChange={(next) => onChange({ term: next, chosen })} />
        {filters.map(([name, filter]) => (
          <FilterSelect
            key={name}
            label={filter.label}
            options={fixedOptions(filter)}
            isChosen={(value) => hasFilter(chosen, name, value)}
            onPick={(value) => change(addFilter(chosen, name, value))}
          />
        ))}
        {days.map((name) => (
          <TextField
            key={name}
            type="date"
            size="small"
            label={declared[name].label}
            value={dayOf(name)}
            onChange={({ target }) =>
              change(
                addFilter(
                  chosen.filter(({ filter }) => filter !== name),
                  name,
                  target.value,
                ),
              )
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      <FilterTags
        type={noFields}
        filters={filters}
        chosen={chosen.filter(({ filter }) => filter !== 'since' && filter !== 'till')}
        remove={({ filter, value }) => change(removeFilter(chosen, filter, value))}
        clear={() => onChange({ term: '', chosen: [] })}
      />
    </Stack>
  );
}
