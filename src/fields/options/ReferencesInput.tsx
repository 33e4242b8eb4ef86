import { useMemo, Fragment, useState, type ReactNode } from 'react';
import { useWrappedSource, AutocompleteArrayInput, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import { useWatch } from 'react-hook-form';
import type { ReferencesField } from '../../../domain/fields';
import { useReferenceMap, useReferences } from '../../cache/references';
import { formWords } from '../../i18n/forms';
import { FieldFrame } from '../FieldFrame';
import { useFormType } from '../formContext';
import { type KindInputProps, fieldId, useInputProps } from '../useField';
import { chosenOption, findOptions, referenceOptions, type Option } from './referenceOptions';

/** Entries of a reference list. Chosen entries stay available even if they are no longer offered. */
export function ReferencesInput({ field, source, label, ...shared }: KindInputProps<ReferencesField> & SharedField) {
  const entries = useReferences(field.list);
  const known = useReferenceMap(field.list);
  const { context } = shared;
  const offered = useMemo(() => (context === undefined ? field.context : [context]), [context, field.context]);
  const options = useMemo(() => referenceOptions(entries, offered), [entries, offered]);
  const seeking = useAutocompleteSearch();
  return (
    <OptionsInput
      source={source}
      label={label}
      id={shared.id}
      seeking={seeking}
      found={seeking.isOpen ? findOptions(options, seeking.term) : []}
      optionOf={(entry) => chosenOption(entry, known)}
      isOwn={context === undefined ? undefined : ({ id }) => known.get(id)?.context === context}
    />
  );
}

interface SharedField {
  /** The context whose entries are offered, if several inputs share the field. */
  context?: string;
  id?: string | undefined;
}

/**
 * A field of references with one selector per context. All of them belong to one place of the record; the first
 * selector shows its errors.
 */
export function ReferencesByContext({
  source,
  selectors,
}: {
  source: string;
  selectors: readonly { id: string; label: string }[];
}) {
  const field = useFormType().fields[source] as ReferencesField;
  const first = fieldId(useWrappedSource(source));
  return (
    <FieldFrame source={source} wide>
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {selectors.map(({ id, label }, index) => (
          <ReferencesInput
            key={id}
            field={field}
            source={source}
            label={label}
            context={id}
            id={index === 0 ? undefined : `${first}-${id}`}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

/** The maximum number of options shown at once in a long list, such as communes; typing narrows it. */
const shownOptions = 200;

/** The search state of an autocomplete: whether its list is open, and the typed term. */
export function useAutocompleteSearch() {
  const [isOpen, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const props = {
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_: unknown, text: string, reason: string) => setTerm(reason === 'input' ? text : ''),
  };
  return { isOpen, term, props };
}

/** An option of an autocomplete, with an optional second line. */
function OptionText() {
  const { label, detail } = useRecordContext<Option>() as Option;
  return (
    <span>
      {label}
      {detail && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {detail}
        </Box>
      )}
    </span>
  );
}

/** Props that all of react-admin's autocompletes share. Filtering is done here, in all spellings, or on the server. */
export const autocompleteProps = {
  optionText: <OptionText />,
  inputText: ({ typed, label }: Option) => typed ?? label,
  matchSuggestion: () => true,
  translateChoice: false,
  openOnFocus: false,
  autoHighlight: true,
  slotProps: { paper: { elevation: 8 } },
} as const;

const groupOf = ({ group = '' }: Option) => group;

/** MUI's own group has a heading but no accessible name. */
export const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) =>
  group === '' ? (
    <Fragment key={key}>{children}</Fragment>
  ) : (
    <Box key={key} component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
      <Box component="li" aria-hidden="true" sx={{ px: 2, pt: 0.75, typography: 'caption', fontWeight: 600 }}>
        {group}
      </Box>
      {children}
    </Box>
  );

interface OptionsInputProps {
  source: string;
  label: string;
  seeking: ReturnType<typeof useAutocompleteSearch>;
  found: readonly Option[];
  /** Shown if nothing is found. */
  note?: ReactNode;
  optionOf: (entry: { id: number }) => Option;
  /** For inputs that share a field: whether an entry belongs to this one. */
  isOwn?: (entry: { id: number }) => boolean;
  /** For inputs that share a field: the id of this one if it is not the first, which shows the messages. */
  id?: string;
}

const all = () => true;

/** Several entries, found by typing and shown by name, in the order they were chosen. */
export function OptionsInput({ seeking, found, note, optionOf, isOwn = all, id, ...named }: OptionsInputProps) {
  const { path, slotProps: _, ...props } = useInputProps(named);
  const kept = (useWatch({ name: path }) as { id: number }[] | null | undefined) ?? [];
  const chosen = kept
    .filter(isOwn)
    .map(optionOf)
    .sort((one, other) => one.label.localeCompare(other.label, 'de'));
  return (
    <AutocompleteArrayInput
      {...props}
      {...autocompleteProps}
      {...seeking.props}
      id={id ?? props.id}
      choices={[
        ...chosen,
        ...found.filter((option) => !chosen.some(({ id }) => id === option.id)).slice(0, shownOptions),
      ]}
      noOptionsText={<span role="status">{note ?? formWords.noOptions}</span>}
      format={() => chosen.map((option) => option.id)}
      parse={(ids: number[]) => [
        ...kept.filter((entry) => !isOwn(entry) || ids.includes(entry.id)),
        ...found
          .filter((option) => ids.includes(option.id) && !kept.some(({ id }) => id === option.id))
          .map(({ entry }) => entry),
      ]}
      groupBy={groupOf}
      renderGroup={renderGroup}
      disableCloseOnSelect
      disableClearable
      TextFieldProps={id === undefined ? undefined : { error: false, helperText: null }}
    />
  );
}
