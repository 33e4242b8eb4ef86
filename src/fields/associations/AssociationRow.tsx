import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, AssociationsField } from '../../../domain/fields';
import { formWords } from '../../i18n/forms';
import { recordWords } from '../../i18n/records';
import { translatedPath, useFormLanguage } from '../FormLanguage';
import { fieldMark } from '../FieldFrame';
import { GermanReference } from '../GermanReference';
import { relatedName, typeOfResource, type RelatedRecord, type UnknownRecord } from '../records/recordOption';
import { RecordPicker } from '../records/RecordPicker';
import { TextInput } from '../TextInput';
import { useField } from '../useField';
import { MarkInput } from './MarkInput';

interface AssociationRowProps {
  field: AssociationsField;
  path: string;
  index: number;
  handle: ReactNode;
  onRemove: (index: number) => void;
  onMark: (name: string, index: number, value: boolean) => void;
}

/** One row: who is on the other side, and what is said of it, in the language of the form. */
export function AssociationRow({ field, path, index, handle, onRemove, onMark }: AssociationRowProps) {
  const locale = useFormLanguage();
  const isGerman = locale === 'de';
  const there = useWatch({ name: `${path}.${field.there}` }) as RelatedRecord | UnknownRecord | null | undefined;
  const name = there ? relatedName(typeOfResource(field.resource), there) : recordWords.associationName(field.thereLabel, index + 1);
  const parts = Object.entries(field.item).filter(([, part]) => isGerman || part.translated);
  return (
    <Paper variant="outlined" role="group" aria-label={name} data-row={index} sx={{ p: 1, display: 'flex', gap: 0.5, alignItems: 'flex-start', scrollMarginTop: 160 }}>
      {isGerman && handle}
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', columnGap: 1.5, rowGap: 1, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', pt: 0.75 }}>
        <Box {...fieldMark(`${path}.${field.there}`)} sx={{ minWidth: 0, scrollMarginTop: 160 }}>
          {isGerman ? <OtherSide field={field} path={`${path}.${field.there}`} /> : <Typography variant="body2" sx={{ py: 1 }}>{name}</Typography>}
        </Box>
        {parts.map(([part, declared]) => {
          const place = `${path}.${translatedPath(part, declared.translated, locale)}`;
          return (
            <Box key={place} {...fieldMark(place)} sx={{ minWidth: 0, scrollMarginTop: 160 }}>
              <PartInput part={part} declared={declared} place={place} onMark={(value) => onMark(part, index, value)} />
              {!isGerman && <GermanReference field={declared} name={`${path}.${part}`} path={place} />}
            </Box>
          );
        })}
      </Box>
      {isGerman && (
        <IconButton size="small" data-remove="" title={formWords.removeItem} aria-label={formWords.itemAction(formWords.removeItem, name)} onClick={() => onRemove(index)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Paper>
  );
}

function OtherSide({ field, path }: { field: AssociationsField; path: string }) {
  const { id, value, onChange, onBlur, error } = useField<RelatedRecord | UnknownRecord | null>(path);
  return <RecordPicker id={id} label={field.thereLabel} resource={field.resource} value={value ?? null} onChange={onChange} onBlur={onBlur} error={error} required canCreate />;
}

function PartInput({ part, declared, place, onMark }: { part: string; declared: Field; place: string; onMark: (value: boolean) => void }) {
  switch (declared.kind) {
    case 'boolean': return <MarkInput path={place} label={declared.label} onMark={onMark} />;
    case 'text': case 'multiline': case 'url': case 'email': return <TextInput field={declared} path={place} label={declared.label} />;
    default: return <Fragment key={part} />;
  }
}
