import Box from '@mui/material/Box';
import type { Field } from '../../../domain/fields';
import type { ContentLocale } from '../../../domain/locales';
import type { ListOptions } from '../kind';
import { GermanBeside } from './GermanBeside';
import { GermanReference } from './GermanReference';
import { TextState, TranslationState } from './TranslationState';

interface GermanOfProps extends Pick<ListOptions, 'summary'> {
  field: Field;
  /** Where its German stands, and where its value in the language does: the same where only parts of it are translated. */
  name: string;
  source: string;
  locale: ContentLocale;
  /** It is a part of an item: of that the whole field says what has changed in German. */
  isPart: boolean;
}

/** What a field of a translation shows of its German: the text, and what is to be said of the translation. */
export function GermanOf({ field, name, source, locale, isPart, summary }: GermanOfProps) {
  const German = field.kind === 'richText' ? GermanBeside : GermanReference;
  return (
    <>
      {source !== name && <German field={field} name={name} source={source} summary={summary} />}
      {/* Below what stands beside each other. */}
      <Box sx={{ gridColumn: '1 / -1' }}>
        {!isPart && <TranslationState field={field} name={name} source={source} locale={locale} />}
        {isPart && field.translated && <TextState name={name} source={source} locale={locale} />}
      </Box>
    </>
  );
}
