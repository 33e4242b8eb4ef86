import { useMemo, useState } from 'react';
import type { RecordsField } from '../../../domain/fields';
import { useContactGroups, useGroupNames, branchesOf, groupName, type GroupEntry } from '../../cache/contactGroups';
import { recordWords } from '../../i18n/lists';
import type { KindInputProps } from '../kind';
import { OptionsPicker } from '../options/OptionsPicker';
import { findOptions, type Option } from '../options/referenceOptions';
import { useField } from '../useField';
import { searchText } from '../../../domain/lists/search';
import { relatedOption, type RelatedRecord } from './recordOption';
import { useRecordOptions } from './useRecordOptions';

/** Records of a content type. Contact groups are all there, by group; others are searched by the server. */
export function RecordsInput(props: KindInputProps<RecordsField>) {
  return props.field.resource === 'contact-groups' ? <GroupsInput {...props} /> : <FoundRecordsInput {...props} />;
}

function GroupsInput({ source, label }: KindInputProps<RecordsField>) {
  const { id, value, onChange, onBlur, error } = useField<{ id: number }[]>(source);
  const entries = useContactGroups();
  const nameOf = useGroupNames();
  const options = useMemo(() => groupOptions(entries), [entries]);
  const chosen = useMemo(
    () =>
      (value ?? []).map((entry) => ({
        ...(options.find((option) => option.id === entry.id) ?? fallback(entry)),
        label: nameOf(entry),
      })),
    [value, options, nameOf],
  );
  return (
    <OptionsPicker
      id={id}
      label={label}
      options={options}
      chosen={chosen}
      find={findOptions}
      onChange={(next) => onChange(next.map(({ entry }) => entry))}
      onBlur={onBlur}
      error={error}
    />
  );
}

const fallback = (entry: RelatedRecord) => relatedOption('contact-groups', entry);

function FoundRecordsInput({ field, source, label }: KindInputProps<RecordsField>) {
  const { id, value, onChange, onBlur, error } = useField<RelatedRecord[]>(source);
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const found = useRecordOptions(field.resource, term, open);
  const chosen = useMemo(
    () => (value ?? []).map((entry) => relatedOption(field.resource, entry)),
    [value, field.resource],
  );
  return (
    <OptionsPicker
      id={id}
      label={label}
      options={found.options}
      chosen={chosen}
      find={(all) => [...all]}
      onChange={(next) => onChange(next.map(({ entry }) => entry as RelatedRecord))}
      onBlur={onBlur}
      error={error}
      onOpen={setOpen}
      onTerm={setTerm}
      empty={found.busy ? recordWords.searching : undefined}
    />
  );
}

/**
 * The groups as a picker offers them: those of the second level under the name of the first, with it as its first
 * entry.
 */
function groupOptions(entries: readonly GroupEntry[]): Option[] {
  const branches = branchesOf(entries);
  const alone = branches
    .filter(({ children }) => children.length === 0)
    .map(({ group }) => optionOf(group, branches.length > 1 ? recordWords.withoutGroup : undefined, ''));
  const others = branches
    .filter(({ children }) => children.length > 0)
    .flatMap(({ group, children }) => {
      const heading = groupName(group);
      return [group, ...children].map((entry) => optionOf(entry, heading, entry === group ? '' : heading));
    });
  return [...others, ...alone];
}

function optionOf(entry: GroupEntry, group: string | undefined, above: string): Option {
  const name = groupName(entry);
  const names = Object.values(entry.translations).map(
    (translation) => (translation as { name?: string } | undefined)?.name ?? '',
  );
  return {
    id: entry.id,
    label: name,
    haystack: searchText([name, above, ...names]),
    group,
    entry: { id: entry.id, name, translations: entry.translations as Option['entry']['translations'] },
  };
}
