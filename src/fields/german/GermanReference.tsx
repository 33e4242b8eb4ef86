import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import { structureOf } from '../../../domain/kinds/items';
import { isMissing } from '../../../domain/locales';
import { formWords } from '../../i18n/forms';
import { untitled } from '../../i18n/untitled';
import type { ListOptions } from '../kind';
import { CopyGerman } from './CopyGerman';

type Item = Record<string, unknown>;

/**
 * The German text beneath the input of its translation, of a picture what it is called, and for lists the way to start
 * from the German entries.
 */
export function GermanReference({
  field,
  name,
  source,
  summary,
}: { field: Field; name: string; source: string } & Pick<ListOptions, 'summary'>) {
  const { control } = useFormContext();
  const german = useWatch({ control, name }) as unknown;
  const own = useWatch({ control, name: source }) as unknown;
  if (isMissing(german)) return null;
  const isList = Array.isArray(german);
  const lines =
    typeof german === 'object' ? [german].flat().map((item) => lineOf(field, item as Item, summary)) : [String(german)];
  return (
    <Box sx={{ mt: 0.5, px: 1.75, color: 'text.secondary' }}>
      {lines.map((line, index) => (
        <Typography
          key={index}
          lang="de"
          variant="caption"
          component="p"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 6,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {index === 0 && (
            <Box component="span" sx={{ fontWeight: 600 }}>
              {formWords.german}:{' '}
            </Box>
          )}
          {line}
        </Typography>
      ))}
      {isList && isMissing(own) && <CopyGerman name={name} source={source} />}
    </Box>
  );
}

/** An item in a line: what the type says, else its name and the texts of its parts, one after the other. */
function lineOf(field: Field, item: Item, summary: ListOptions['summary']): string {
  const texts = [...new Set(['name', ...Object.keys(structureOf(field)?.parts ?? {})])]
    .map((part) => item[part])
    .filter((text) => typeof text === 'string' && text !== '');
  return summary?.(item) || texts.join(' · ') || untitled.de;
}
