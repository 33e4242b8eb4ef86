import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../domain/fields';
import { hasItems, itemsIn, structureOf } from '../../domain/kinds/items';
import { isMissing } from '../../domain/locales';
import { plainText } from '../../domain/search';
import { formWords } from '../i18n/forms';
import type { ListOptions } from './kind';

type Item = Record<string, unknown>;

/** The German text beneath the input of its translation, and for lists the way to start from the German entries. */
export function GermanReference({ field, name, source, summary }: { field: Field; name: string; source: string } & Pick<ListOptions, 'summary'>) {
  const { control, setValue } = useFormContext();
  const german = useWatch({ control, name }) as unknown;
  const own = useWatch({ control, name: source }) as unknown;
  if (isMissing(german)) return null;
  const items = hasItems(field) ? (itemsIn(field, german) as Item[]) : null;
  const lines = items ? items.map((item) => lineOf(field, item, summary)) : [textOf(field, german)];
  return (
    <Box sx={{ mt: 0.5, px: 1.75, color: 'text.secondary' }}>
      {lines.map((line, index) => (
        <Typography key={index} lang="de" variant="caption" component="p" sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 6, overflow: 'hidden', overflowWrap: 'anywhere' }}>
          {index === 0 && <Box component="span" sx={{ fontWeight: 600 }}>{formWords.german}: </Box>}
          {line}
        </Typography>
      ))}
      {items && isMissing(own) && (
        <Button size="small" onClick={() => setValue(source, structuredClone(german), { shouldDirty: true })}>{formWords.copyGerman}</Button>
      )}
    </Box>
  );
}

function textOf(field: Field, value: unknown): string {
  return field.kind === 'richText' ? plainText(String(value)) : String(value);
}

/** An item in a line: what the type says, else its name and the texts of its parts, one after the other. */
function lineOf(field: Field, item: Item, summary: ListOptions['summary']): string {
  const texts = [...new Set(['name', ...Object.keys(structureOf(field)?.parts ?? {})])].map((part) => item[part]).filter((text) => typeof text === 'string' && text !== '');
  return summary?.(item) || texts.join(' · ') || formWords.untitled;
}
