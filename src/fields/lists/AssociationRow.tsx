import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ChangeEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { AssociationsField } from '../../../domain/fields';
import { formWords } from '../../i18n/forms';
import { recordWords } from '../../i18n/lists';
import { fieldMark, ItemSource } from '../FieldFrame';
import { relatedName, type RelatedRecord, type UnknownRecord } from '../records/recordOption';
import { AnyRecordInput } from '../records/RecordInput';
import { RemoveButton, rowMark, type ItemRow } from './ItemList';

interface AssociationRowProps extends ItemRow {
  field: AssociationsField;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The inputs of what is said of it. */
  children: ReactNode;
}

/** One row: who is on the other side, and what is said of it. */
export function AssociationRow({ field, source, index, handle, onRemove, onChange, children }: AssociationRowProps) {
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
        onChange={onChange}
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
        <ItemSource path={source}>
          <Box {...fieldMark(place)} sx={{ minWidth: 0, scrollMarginTop: 160 }}>
            <AnyRecordInput
              source={field.there}
              label={field.thereLabel}
              resource={field.resource}
              required
              canCreate
            />
          </Box>
          {children}
        </ItemSource>
      </Box>
      <RemoveButton
        label={formWords.itemAction(formWords.removeItem, name)}
        title={formWords.removeItem}
        source={source}
        onClick={() => onRemove(index)}
      />
    </Paper>
  );
}
