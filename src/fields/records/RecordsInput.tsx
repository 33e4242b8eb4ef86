import { useMemo } from 'react';
import type { RecordsField } from '../../../domain/fields';
import { useContactGroups, useGroupNames, branchesOf, groupName, type GroupEntry } from '../../cache/contactGroups';
import { recordWords } from '../../i18n/lists';
import type { KindInputProps } from '../useField';
import { OptionsInput, useSeeking } from '../options/ReferencesInput';
import { findOptions, type Option } from '../options/referenceOptions';
import { searchText } from '../../../domain/lists/search';
import { relatedOption, useRecordOptions } from './recordOption';

/** Records of a content type. Contact groups are all loaded, shown by group; others are searched on the server. */
export function RecordsInput(props: KindInputProps<RecordsField>) {
  return props.field.resource === 'contact-groups' ? <GroupsInput {...props} /> : <FoundRecordsInput {...props} />;
}

function GroupsInput({ source, label }: KindInputProps<RecordsField>) {
  const entries = useContactGroups();
  const nameOf = useGroupNames();
  const options = useMemo(() => groupOptions(entries), [entries]);
  const seeking = useSeeking();
  return (
    <OptionsInput
      source={source}
      label={label}
      seeking={seeking}
      found={seeking.isOpen ? findOptions(options, seeking.term) : []}
      optionOf={(entry) => ({ ...relatedOption('contact-groups', entry), label: nameOf(entry) })}
    />
  );
}

function FoundRecordsInput({ field: { resource }, source, label }: KindInputProps<RecordsField>) {
  const seeking = useSeeking();
  const { options, busy } = useRecordOptions(resource, seeking.term, seeking.isOpen);
  return (
    <OptionsInput
      source={source}
      label={label}
      seeking={seeking}
      found={options}
      note={busy ? recordWords.searching : undefined}
      optionOf={(entry) => relatedOption(resource, entry)}
    />
  );
}

/** Groups as options: those of the second level under the name of their parent, which is the first option. */
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
