import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AutocompleteInput } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { FieldKind } from '../../../domain/fields';
import { emptyItem } from '../../../domain/kinds/items';
import { isMissing } from '../../../domain/locales';
import { isEqual } from '../../../domain/review/equal';
import { valueAt, type Place } from '../../../domain/review/places';
import { FieldInput } from '../../fields/FieldInput';
import { ItemSource } from '../../fields/FieldFrame';
import { FormTypeProvider } from '../../fields/formContext';
import { renderGroup } from '../../fields/options/ReferencesInput';
import { placeLabel, showValue } from '../../fields/values';
import { retryFocus } from '../../form/problems/focusField';
import { bulkDialogWords } from '../../i18n/bulkDialogs';
import { useFeature } from '../../session/config';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import type { ChangeDialogProps } from './ChangeDialog';
import { changeablePlaces, isComplete, operationsAt, plan, type Change, type Operation } from './changes';
import { openInput } from './openInput';
import { Preview, useMarkedRecords, usePlans } from './Preview';
import type { useChangeMarked } from './useChangeMarked';

interface ChooseChangeProps extends ChangeDialogProps {
  title: string;
  ids: readonly number[];
  onStart: ReturnType<typeof useChangeMarked>['start'];
}

/** The path of the inputs for values, so that they do not clash with the choice of the field. */
const root = 'value';

/** Asks which field to change and how, and shows what would change. */
export function ChooseChange({ title, type, ids, first, onStart, onClose }: ChooseChangeProps) {
  const isOn = useFeature();
  const places = useMemo(() => changeablePlaces(type, isOn), [type, isOn]);
  const options = useMemo(
    () =>
      groups.flatMap(({ label, kinds }) =>
        places.filter(({ declared }) => kinds.includes(declared.kind)).map((place) => optionOf(place, label)),
      ),
    [places],
  );
  const form = useForm<Record<string, any>>({ defaultValues: { place: first?.field ?? '' } });
  const path = useWatch({ control: form.control, name: 'place' });
  const place = places.find((one) => one.path === path);
  const value = useWatch({ control: form.control, name: place ? `${root}.${place.path}` : root });
  const [chosen, setChosen] = useState<Operation | undefined>(first?.operation);
  const offered = place ? operationsAt(place) : [];
  const operation = chosen && offered.includes(chosen) ? chosen : offered[0];
  const change: Change | null = place && operation ? { place, operation, value } : null;
  const reading = useMarkedRecords(ids);
  const plans = usePlans(type, ids, reading.data, change);
  const [isAsked, setAsked] = useState(false);

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A list begins with one item to fill in.
    if (place?.declared.kind === 'list' && isMissing(form.getValues(`${root}.${place.path}`)))
      form.setValue(`${root}.${place.path}`, [emptyItem(place.declared)]);
    return retryFocus(() => openInput(box.current, place ? `${root}.${place.path}` : 'place'));
  }, [form, place]);

  const start = () => {
    if (!change || !isComplete(change)) {
      setAsked(true);
      openInput(box.current, place ? `${root}.${place.path}` : 'place');
      return;
    }
    const byKind = (kind: string) => plans.filter(({ planned }) => planned.kind === kind).map(({ id }) => id);
    const [same, refused] = [byKind('same'), byKind('refused')];
    const skipped = new Set([...same, ...refused]);
    const left = ids.filter((id) => !skipped.has(id));
    if (left.length === 0) return setAsked(true);
    onStart({
      ids: left,
      unchanged: same,
      change: (record) => {
        const seen = reading.data?.get(record.id as number);
        if (seen && !isEqual(change.place.declared, valueAt(seen, change.place), valueAt(record, change.place)))
          throw new Error(bulkDialogWords.changedMeanwhile);
        const planned = plan(type, record, change);
        if (planned.kind === 'refused') throw new Error(planned.message);
        return planned.kind === 'same' ? null : planned.next;
      },
    });
  };

  return (
    <ChoiceDialog
      title={title}
      onClose={onClose}
      choices={[
        { label: bulkDialogWords.cancel, act: onClose },
        { label: bulkDialogWords.change, act: start, main: true },
      ]}
    >
      <Box ref={box} sx={{ display: 'grid', gap: 2, pt: 1, width: { sm: 552 }, maxWidth: '100%' }}>
        <FormTypeProvider type={type}>
          <FormProvider {...form}>
            <Box data-field="place">
              <AutocompleteInput
                source="place"
                // Without the asterisk of a required field.
                label={<>{bulkDialogWords.field}</>}
                choices={options}
                optionText="label"
                translateChoice={false}
                groupBy={({ group }: ReturnType<typeof optionOf>) => group}
                renderGroup={renderGroup}
                openOnFocus={false}
                autoHighlight
                disableClearable
                isRequired
                fullWidth
                size="small"
                margin="none"
                helperText={false}
                TextFieldProps={{ placeholder: bulkDialogWords.findField }}
                slotProps={{ paper: { elevation: 8 }, listbox: { sx: { maxHeight: '50vh' } } }}
              />
            </Box>
            {place && operation && (
              <>
                {offered.length > 1 && (
                  <ToggleButtonGroup
                    exclusive
                    size="small"
                    aria-label={bulkDialogWords.operation}
                    value={operation}
                    onChange={(_, next: Operation | null) => next && setChosen(next)}
                    sx={{ flexWrap: 'wrap' }}
                  >
                    {offered.map((one) => (
                      <ToggleButton key={one} value={one} sx={{ py: 0.5 }}>
                        {operationLabel(place, one)}
                      </ToggleButton>
                    ))}
                  </ToggleButtonGroup>
                )}
                {!['empty', 'yes', 'no'].includes(operation) && (
                  <ItemSource path={root}>
                    <FieldInput
                      key={place.path}
                      source={place.path}
                      field={{ ...place.declared, required: undefined } as Place['declared']}
                      label={placeLabel(place)}
                    />
                  </ItemSource>
                )}
              </>
            )}
          </FormProvider>
        </FormTypeProvider>
        <Preview type={type} ids={ids} change={change} plans={plans} reading={reading} isAsked={isAsked} />
      </Box>
    </ChoiceDialog>
  );
}

/** The fields that are most often changed in bulk come first. */
const groups: readonly { label: string; kinds: readonly FieldKind[] }[] = [
  {
    label: bulkDialogWords.groups.choices,
    kinds: ['boolean', 'choice', 'reference', 'references', 'record', 'records'],
  },
  { label: bulkDialogWords.groups.numbers, kinds: ['date', 'dateTime', 'decimal', 'integer'] },
  { label: bulkDialogWords.groups.texts, kinds: ['text', 'multiline', 'richText', 'url', 'email', 'color'] },
  { label: bulkDialogWords.groups.lists, kinds: ['list'] },
];

const optionOf = (place: Place, group: string) => ({ id: place.path, label: placeLabel(place), group });

function operationLabel({ declared }: Place, operation: Operation): string {
  if (operation === 'yes' || operation === 'no') return showValue(declared, operation === 'yes');
  const isSeveral = ['references', 'records', 'list'].includes(declared.kind);
  return bulkDialogWords.operations[operation === 'set' && isSeveral ? 'replace' : operation];
}
