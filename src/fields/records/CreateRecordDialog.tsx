import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { emptyRecord, type ContentType, type FieldError } from '../../../domain/contentType';
import { validate } from '../../../domain/validate';
import type { Field, TextField } from '../../../domain/fields';
import type { Duplicate } from '../../../domain/duplicates';
import { findDuplicates } from '../../api/merging';
import { fieldErrors } from '../../api/http';
import { recordWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { ItemSource } from '../FieldFrame';
import { TextInput } from '../inputs';
import { relatedName, type RelatedRecord } from './recordOption';

/** Shown in addition to required fields, to distinguish a new record from others of the same name. */
const alsoShown = ['email', 'zipCode', 'city'];
/** A prefix for its paths, so that its inputs do not clash with the surrounding form's. */
const root = 'newRecord';

/**
 * Creates a record with minimal data, after a check for duplicates, and passes it to the surrounding form. The rest can
 * be added in the record's own form later.
 */
export function CreateRecordDialog({
  type,
  term,
  onDone,
}: {
  type: ContentType;
  term: string;
  onDone: (record: RelatedRecord | null) => void;
}) {
  const requested = fieldsToShow(type);
  const form = useForm<Record<string, any>>({
    defaultValues: { [root]: { ...emptyRecord(type), ...firstGuess(requested, term) } },
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [found, setFound] = useState<readonly Duplicate[] | null>(null);
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();

  const show = (errors: readonly FieldError[]) => {
    for (const { field, message } of errors) form.setError(`${root}.${field}`, { message });
    const elsewhere = errors.filter(({ field }) => !requested.some(([name]) => name === field));
    setRefusal(elsewhere.length > 0 ? elsewhere.map(({ message }) => message).join(' ') : null);
    if (errors[0]) form.setFocus(`${root}.${errors[0].field}`);
  };
  const create = async () => {
    if (isPending) return;
    form.clearErrors();
    const { value, errors } = validate(type, form.getValues(root));
    if (errors.length > 0) return show(errors);
    setPending(true);
    const same = type.shares && found === null ? await findDuplicates(type.shares.type, value) : [];
    if (same.length > 0) {
      setFound(same);
      return setPending(false);
    }
    try {
      const { data } = await dataProvider.create(type.name, { data: value });
      await queryClient.invalidateQueries({ queryKey: ['options', type.name] });
      await queryClient.invalidateQueries({ queryKey: [type.name], refetchType: 'none' });
      notify(recordWords.created(relatedName(type.name, data as RelatedRecord)), { type: 'success' });
      onDone(data as RelatedRecord);
    } catch (error) {
      const wrong = Object.entries(fieldErrors(error)).map(([field, message]) => ({ field, message }));
      if (wrong.length > 0) show(wrong);
      else setRefusal(`${recordWords.notCreated} ${error instanceof Error ? error.message : ''}`);
      setPending(false);
    }
  };
  const use = async ({ id }: Duplicate) => {
    try {
      const { data } = await dataProvider.getOne(type.name, { id });
      onDone(data as RelatedRecord);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
    }
  };
  return (
    <ChoiceDialog
      title={recordWords.createTitle(type.label.singular)}
      onClose={() => onDone(null)}
      choices={[
        { label: recordWords.cancel, act: () => onDone(null) },
        {
          label: found ? recordWords.createAnyway : recordWords.create,
          act: () => void create(),
          main: true,
          busy: isPending,
        },
      ]}
    >
      <FormProvider {...form}>
        <Box
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void create();
          }}
          ref={focusFirst}
          sx={{ display: 'grid', gap: 2, pt: 1, minWidth: { sm: 400 } }}
        >
          <ItemSource path={root}>
            {requested.map(([name, field]) => (
              <TextInput
                key={name}
                field={field}
                source={name}
                label={field.label}
                required={field.required !== undefined}
              />
            ))}
          </ItemSource>
        </Box>
      </FormProvider>
      {found && (
        <Alert severity="warning" sx={{ mt: 2, '& .MuiAlert-message': { flexGrow: 1 } }}>
          {recordWords.duplicates}
          {found.map((same) => (
            <Box key={same.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
              <Box component="span" sx={{ flexGrow: 1 }}>
                {[same.name, same.detail, `ID ${same.id}`, recordWords.because[same.because]]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
              <Button
                color="inherit"
                size="small"
                variant="outlined"
                aria-label={recordWords.useThisOf(same.name)}
                onClick={() => void use(same)}
              >
                {recordWords.useThis}
              </Button>
            </Box>
          ))}
        </Alert>
      )}
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </ChoiceDialog>
  );
}

function fieldsToShow(type: ContentType): [string, TextField][] {
  const fields = Object.entries(type.fields as Record<string, Field>);
  return fields.filter(
    ([name, field]) => ('required' in field && field.required !== undefined) || alsoShown.includes(name),
  ) as [string, TextField][];
}

/** The typed term becomes the name; if it has several words, the last one becomes the family name. */
function firstGuess(requested: readonly [string, TextField][], term: string): Record<string, string> {
  const names = requested.filter(([, { required }]) => required !== undefined).map(([name]) => name);
  const [first, last] = names;
  if (!first || !last) return first ? { [first]: term } : {};
  const words = term.split(/\s+/);
  return { [first]: words.slice(0, -1).join(' '), [last]: words.at(-1) ?? '' };
}

/** Runs after the dialog has focused its button. */
function focusFirst(box: HTMLElement | null): void {
  if (box) setTimeout(() => box.querySelector('input')?.focus());
}
