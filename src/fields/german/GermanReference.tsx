import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Field } from '../../../domain/fields';
import { structureOf } from '../../../domain/kinds/items';
import { isMissing, translatedPath, translationLocalesOf, valueIn } from '../../../domain/locales';
import { formWords } from '../../i18n/forms';
import { untitled } from '../../i18n/untitled';
import type { ListOptions } from '../kind';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useFormType } from '../FormType';
import type { ContentType } from '../../../domain/contentType';

type Item = Record<string, unknown>;

/**
 * The German text below the input of its translation; for a picture its name; for a list a button to start from the
 * German entries.
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

/** An item in one line: its summary, or else its name and texts. */
function lineOf(field: Field, item: Item, summary: ListOptions['summary']): string {
  const texts = [...new Set(['name', ...Object.keys(structureOf(field)?.parts ?? {})])]
    .map((part) => item[part])
    .filter((text) => typeof text === 'string' && text !== '');
  return summary?.(item) || texts.join(' · ') || untitled.de;
}

/**
 * Starts a translated list from its German entries. If other lists and languages are empty too, it asks once for
 * all of them.
 */
function CopyGerman({ name, source }: { name: string; source: string }) {
  const type = useFormType();
  const { getValues, setValue } = useFormContext();
  const [others, setOthers] = useState<readonly ListToCopy[] | null>(null);
  const copy = (lists: readonly Pick<ListToCopy, 'name' | 'source'>[]) => {
    setOthers(null);
    for (const list of lists)
      setValue(list.source, structuredClone(getValues(list.name) as unknown), { shouldDirty: true });
  };
  const here = { name, source };
  const start = () => {
    const found = listsToCopy(type, getValues()).filter((list) => list.source !== source);
    if (found.length > 0) setOthers(found);
    else copy([here]);
  };
  return (
    <>
      <Button size="small" onClick={start}>
        {formWords.copyGerman}
      </Button>
      {others && (
        <ChoiceDialog
          title={formWords.copyGerman}
          onClose={() => setOthers(null)}
          choices={[
            { label: formWords.cancel, act: () => setOthers(null) },
            { label: formWords.copyHere, act: () => copy([here]) },
            { label: formWords.copyEverywhere, act: () => copy([here, ...others]), main: true },
          ]}
        >
          {formWords.copyOthers(others.map(({ label }) => label))}
        </ChoiceDialog>
      )}
    </>
  );
}

/** A list with entries in German but none in another language. */
interface ListToCopy {
  /** Its paths in German and in the other language. */
  name: string;
  source: string;
  /** `Links (FR)`. */
  label: string;
}

/** All lists of a record whose translation can start from German entries, language by language. */
export function listsToCopy(type: ContentType, values: object): ListToCopy[] {
  const lists = Object.entries(type.fields as Record<string, Field>).filter(
    ([name, field]) => field.translated && Array.isArray(field.empty) && !isMissing(valueIn(values, name, 'de')),
  );
  return translationLocalesOf(type).flatMap((locale) =>
    lists
      .filter(([name]) => isMissing(valueIn(values, name, locale)))
      .map(([name, field]) => ({
        name,
        source: translatedPath(name, true, locale),
        label: `${field.label} (${locale.toUpperCase()})`,
      })),
  );
}
