import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { AssociationsField } from '../../../domain/fields';
import { formWords } from '../../i18n/forms';
import { recordWords } from '../../i18n/lists';
import { BooleanInput } from '../BooleanInput';
import { fieldMark } from '../FieldFrame';
import { useFormLanguage } from '../FormLanguage';
import type { PartInput } from '../kind';
import { relatedName, type RelatedRecord, type UnknownRecord } from '../records/recordOption';
import { RecordPicker } from '../records/RecordPicker';
import { useField } from '../useField';
import { RemoveButton, rowMark, type ItemRow } from './ItemList';

interface AssociationRowProps extends ItemRow {
  field: AssociationsField;
  Part: PartInput;
  onMark: (name: string, index: number, value: boolean) => void;
}

/** One row: who is on the other side, and what is said of it, in the language of the form. */
export function AssociationRow({ field, source, index, handle, onRemove, Part, onMark }: AssociationRowProps) {
  const isGerman = useFormLanguage() === 'de';
  const place = `${source}.${field.there}`;
  const there = useWatch({ name: place }) as RelatedRecord | UnknownRecord | null | undefined;
  const name = there ? relatedName(field.resource, there) : recordWords.associationName(field.thereLabel, index + 1);
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={name}
      {...rowMark(source)}
      sx={{ p: 1, display: 'flex', gap: 0.5, alignItems: 'flex-start', scrollMarginTop: 160 }}
    >
      {handle}
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'grid',
          columnGap: 1.5,
          rowGap: 1,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          pt: 0.75,
        }}
      >
        <Box {...fieldMark(place)} sx={{ minWidth: 0, scrollMarginTop: 160 }}>
          {isGerman ? (
            <OtherSide field={field} source={place} />
          ) : (
            <Typography variant="body2" sx={{ py: 1 }}>
              {name}
            </Typography>
          )}
        </Box>
        {Object.entries(field.item).map(([part, declared]) =>
          declared.kind === 'boolean' && isGerman ? (
            <Box key={part} {...fieldMark(`${source}.${part}`)} sx={{ minWidth: 0, scrollMarginTop: 160 }}>
              <BooleanInput
                source={`${source}.${part}`}
                label={declared.label}
                onMark={(value) => onMark(part, index, value)}
              />
            </Box>
          ) : (
            <Part key={part} field={declared} name={part} within={source} />
          ),
        )}
      </Box>
      {handle && (
        <RemoveButton
          label={formWords.itemAction(formWords.removeItem, name)}
          title={formWords.removeItem}
          source={source}
          onClick={() => onRemove(index)}
        />
      )}
    </Paper>
  );
}

function OtherSide({ field, source }: { field: AssociationsField; source: string }) {
  const { id, value, onChange, onBlur, error } = useField<RelatedRecord | UnknownRecord | null>(source);
  return (
    <RecordPicker
      id={id}
      label={field.thereLabel}
      resource={field.resource}
      value={value ?? null}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      required
      canCreate
    />
  );
}
