import { useState, useMemo } from 'react';
import { AutocompleteInput } from 'react-admin';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { declaredType } from '../../../domain/contentType';
import type { RecordField, RecordsField } from '../../../domain/fields';
import { searchText } from '../../../domain/lists/search';
import { formWords } from '../../i18n/forms';
import { recordWords } from '../../i18n/lists';
import { useContactGroups, useGroupNames, branchesOf, groupName, type GroupEntry } from '../../cache/contactGroups';
import { ItemSource } from '../FieldFrame';
import { useFormType } from '../formContext';
import { type KindInputProps, useInputProps } from '../useField';
import { autocompleteProps, useAutocompleteSearch, OptionsInput } from '../options/ReferencesInput';
import { type Option, findOptions } from '../options/referenceOptions';
import { CreateRecordDialog } from './CreateRecordDialog';
import { isUnknown, relatedOption, type RelatedRecord, type UnknownRecord, useRecordOptions } from './recordOption';

/** One record of a content type, or none. The form's own record cannot be chosen; the server detects longer cycles. */
export function RecordInput({ field: { resource }, ...named }: KindInputProps<RecordField>) {
  const own = useWatch({ name: 'id' }) as number | undefined;
  const isSameType = useFormType().name === resource;
  return <AnyRecordInput {...named} resource={resource} except={isSameType ? own : undefined} />;
}

interface AnyRecordInputProps {
  source: string;
  label: string;
  resource: string;
  required?: boolean;
  /** A record that cannot be chosen, because it is the form's own. */
  except?: number | undefined;
  /** Offers to create a missing record without leaving the form. */
  canCreate?: boolean;
  onChoose?: (record: RelatedRecord) => void;
}

/** The id of the option at the end of the list, which creates the record. */
const createId = -1;
/** The id for a name without a record, which becomes the initial search term. */
const unknownId = -2;

/** One record of any type, found by typing; the server searches, since there may be twenty thousand. */
export function AnyRecordInput({
  source,
  label,
  resource,
  required,
  except,
  canCreate = false,
  onChoose,
}: AnyRecordInputProps) {
  const { path, slotProps: _, isRequired: __, ...props } = useInputProps({ source, label });
  const { setValue } = useFormContext();
  const value = useWatch({ name: path }) as RelatedRecord | UnknownRecord | null | undefined;
  const type = declaredType(resource);
  const unknown = isUnknown(value) ? value.name : '';
  const seeking = useAutocompleteSearch();
  const term = (seeking.term || unknown).trim();
  const [creating, setCreating] = useState<string | null>(null);
  const found = useRecordOptions(resource, term, seeking.isOpen);
  const chosen = isUnknown(value) ? plain(unknownId, unknown) : value && relatedOption(resource, value);
  const choices: Option[] = found.options.filter(({ id }) => id !== except && id !== chosen?.id);
  const isChosenFound = found.options.some(({ id }) => id === chosen?.id);
  // It stays in the list while typing; otherwise the highlight would jump to the first match when it reappears.
  if (canCreate && type && (!found.busy || choices.length > 0))
    choices.push({ ...plain(createId, recordWords.createNamed(type.label.singular, term)), typed: seeking.term });
  if (chosen) choices.push(chosen);
  const note = found.busy
    ? recordWords.searching
    : found.error
      ? `${recordWords.searchFailed} ${found.error.message}`
      : isChosenFound
        ? recordWords.alreadyChosen
        : formWords.noOptions;
  return (
    <>
      <AutocompleteInput
        {...props}
        {...autocompleteProps}
        {...seeking.props}
        choices={choices}
        noOptionsText={<span role="status">{note}</span>}
        format={() => chosen?.id ?? ''}
        parse={(id: number | '') =>
          id === createId ? value : (choices.find((option) => option.id === id)?.entry ?? null)
        }
        onChange={(id: number | '', option: Option | '') => {
          if (id === createId) setCreating(term);
          else if (option) onChoose?.(option.entry as RelatedRecord);
        }}
        helperText={unknown ? recordWords.unknown(unknown) : chosen?.detail || false}
        TextFieldProps={{ placeholder: recordWords.typeToFind, required }}
      />
      {creating !== null && type && (
        <CreateRecordDialog
          type={type}
          term={creating}
          onDone={(record) => {
            setCreating(null);
            if (record) setValue(path, record, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
          }}
        />
      )}
    </>
  );
}

const plain = (id: number, label: string): Option => ({
  id,
  label,
  haystack: '',
  entry: { id, name: label, translations: { fr: {}, it: {} } },
});

/** Finds a record for something that is not a field of the form; it is empty again after a choice. */
export function RecordFinder({ id, onChoose, ...input }: Omit<AnyRecordInputProps, 'source'> & { id: string }) {
  const form = useForm<Record<string, unknown>>();
  return (
    <FormProvider {...form}>
      <ItemSource path={id}>
        <AnyRecordInput
          {...input}
          source="record"
          onChoose={(record) => {
            form.reset();
            onChoose?.(record);
          }}
        />
      </ItemSource>
    </FormProvider>
  );
}

/**
 * Records of a content type. Contact groups are all loaded and shown by parent; other records are searched on the
 * server.
 */
export function RecordsInput(props: KindInputProps<RecordsField>) {
  return props.field.resource === 'contact-groups' ? <GroupsInput {...props} /> : <FoundRecordsInput {...props} />;
}

function GroupsInput({ source, label }: KindInputProps<RecordsField>) {
  const entries = useContactGroups();
  const nameOf = useGroupNames();
  const options = useMemo(() => groupOptions(entries), [entries]);
  const seeking = useAutocompleteSearch();
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
  const seeking = useAutocompleteSearch();
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

/** Groups as options: those on the second level appear under the name of their parent, which is the first option. */
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
