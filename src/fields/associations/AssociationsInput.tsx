import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { AssociationsField } from '../../../domain/fields';
import { formWords } from '../../i18n/forms';
import { recordWords } from '../../i18n/records';
import { useFormLanguage } from '../FormLanguage';
import { hiddenButRead } from '../../ui/hiddenButRead';
import { ReorderList } from '../../ui/reorder/ReorderList';
import type { KindInputProps } from '../kind';
import { relatedName, typeOfResource, type RelatedRecord, type UnknownRecord } from '../records/recordOption';
import { fieldId } from '../useField';
import { useListError } from '../useListError';
import { AssociationRow } from './AssociationRow';

type Association = Record<string, unknown> & { rowKey: string };

/**
 * Rows between this record and others, e.g. employments: add, remove, reorder. In French and Italian only what a row says
 * is translated; which rows there are is the same in every language.
 */
export function AssociationsInput({ field, path, label }: KindInputProps<AssociationsField>) {
  const { control, getValues, setValue } = useFormContext();
  const isGerman = useFormLanguage() === 'de';
  // Not the default `id`: that one is the row's own, and stays through every save (decision 17).
  const { fields: rows, append, remove, move } = useFieldArray({ control, name: path, keyName: 'rowKey' });
  const error = useListError(path);
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<string | null>(null);
  const [news, setNews] = useState('');
  const type = typeOfResource(field.resource);
  const empty = useMemo(() => emptyAssociation(field), [field]);

  useEffect(() => {
    if (focusAfter.current === null) return;
    box.current?.querySelector<HTMLElement>(focusAfter.current)?.focus();
    focusAfter.current = null;
  }, [rows]);

  // The value now, not that of when the row was added.
  const nameOf = useCallback((_: unknown, index: number) => {
    const other = getValues(`${path}.${index}.${field.there}`) as RelatedRecord | UnknownRecord | null | undefined;
    return other ? relatedName(type, other) : recordWords.associationName(field.thereLabel, index + 1);
  }, [field, getValues, path, type]);

  const add = () => {
    append(empty, { shouldFocus: false });
    focusAfter.current = `[data-row="${rows.length}"] input`;
  };
  const removeRow = useCallback((index: number) => {
    setNews(formWords.removedItem(nameOf(undefined, index)));
    focusAfter.current = `[data-row="${index}"] [data-remove], [data-add]`;
    remove(index);
  }, [nameOf, remove]);
  /** At most one row has a mark such as 'Hauptadresse' (document 2, section 2): the new one takes it from the others. */
  const mark = useCallback((name: string, marked: number, value: boolean) => {
    for (const [index, row] of (getValues(path) as Record<string, unknown>[]).entries()) {
      if (index === marked ? row[name] !== value : value && row[name] === true) setValue(`${path}.${index}.${name}`, index === marked && value, { shouldDirty: true });
    }
  }, [getValues, path, setValue]);
  const renderRow = useCallback((_: unknown, handle: ReactNode, index: number) => (
    <AssociationRow field={field} path={`${path}.${index}`} index={index} handle={handle} onRemove={removeRow} onMark={mark} />
  ), [field, path, removeRow, mark]);

  return (
    <Box ref={box} role="group" sx={{ position: 'relative' }} aria-labelledby={`${fieldId(path)}-label`}>
      <Typography id={`${fieldId(path)}-label`} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>{label}</Typography>
      {rows.length > 0 && <ReorderList items={rows as unknown as Association[]} getKey={keyOf} getName={nameOf} renderItem={renderRow} onMove={move} label={label} />}
      {rows.length === 0 && !isGerman && <Typography variant="body2" color="text.secondary">{formWords.empty}</Typography>}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {isGerman && <Button size="small" startIcon={<AddIcon />} onClick={add} data-add sx={{ mt: rows.length > 0 ? 0.5 : 0 }}>{field.addLabel}</Button>}
      <Box role="status" sx={hiddenButRead}>{news}</Box>
    </Box>
  );
}

const keyOf = ({ rowKey }: { rowKey: string }) => rowKey;

function emptyAssociation({ item, there }: AssociationsField): Record<string, unknown> {
  return { id: null, ...Object.fromEntries(Object.entries(item).map(([name, { empty }]) => [name, empty])), [there]: null, translations: { fr: {}, it: {} } };
}
