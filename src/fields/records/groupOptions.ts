import { branchesOf, groupName, type GroupEntry } from '../../cache/contactGroups';
import { recordWords } from '../../i18n/records';
import { searchText } from '../../../domain/lists/search';
import type { Option } from '../referenceOptions';

/** The groups as a picker offers them: those of the second level under the name of the first, with it as its first entry. */
export function groupOptions(entries: readonly GroupEntry[]): Option[] {
  const branches = branchesOf(entries);
  const alone = branches.filter(({ children }) => children.length === 0).map(({ group }) => optionOf(group, branches.length > 1 ? recordWords.withoutGroup : undefined, ''));
  const others = branches.filter(({ children }) => children.length > 0).flatMap(({ group, children }) => {
    const heading = groupName(group);
    return [group, ...children].map((entry) => optionOf(entry, heading, entry === group ? '' : heading));
  });
  return [...others, ...alone];
}

function optionOf(entry: GroupEntry, group: string | undefined, above: string): Option {
  const name = groupName(entry);
  const names = Object.values(entry.translations).map((translation) => (translation as { name?: string } | undefined)?.name ?? '');
  return { id: entry.id, label: name, haystack: searchText([name, above, ...names]), group, entry: { id: entry.id, name, translations: entry.translations as Option['entry']['translations'] } };
}
