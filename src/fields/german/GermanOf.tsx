import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import { type ContentLocale, isMissing } from '../../../domain/locales';
import type { ListOptions } from '../kind';
import { GermanReference } from './GermanReference';
import { TextState, TranslationState } from './TranslationState';
import { sanitizeHtml } from '../../embed/sanitizeHtml';
import { formWords } from '../../i18n/forms';
import { textStyle } from '../richText/contentStyle';

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
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        {!isPart && <TranslationState field={field} name={name} source={source} locale={locale} />}
        {isPart && field.translated && <TextState name={name} source={source} locale={locale} />}
      </Box>
    </>
  );
}

/**
 * The German text beside the input of its translation, formatted as it is and scrolled together with it; stands in what
 * holds both.
 */
function GermanBeside({ field, name }: { field: Field; name: string }) {
  const german = useWatch({ name }) as unknown;
  const box = useRef<HTMLDivElement>(null);
  const label = useId();
  const html = typeof german === 'string' ? german : '';
  const content = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  const hasGerman = !isMissing(german);
  useEffect(() => {
    const both = box.current?.parentElement;
    return both ? followScroll(both) : undefined;
  }, [hasGerman]);
  if (!hasGerman) return null;
  return (
    <Box ref={box}>
      <FormLabel id={label} component="div" sx={{ fontSize: '0.8125rem', mb: 0.5 }}>
        {formWords.germanOf(field.label)}
      </FormLabel>
      <Box
        role="region"
        aria-labelledby={label}
        lang="de"
        data-german
        tabIndex={0}
        dangerouslySetInnerHTML={content}
        sx={{
          ...textStyle,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          color: 'text.secondary',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      />
    </Box>
  );
}

/** Keeps the two texts within an element at the same part of each, whichever is scrolled. Out: ends it. */
function followScroll(box: HTMLElement): () => void {
  /** Moved by this, and not by somebody. */
  let moved: Element | null = null;
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    if (target === moved) {
      moved = null;
      return;
    }
    const german = box.querySelector<HTMLElement>('[data-german]');
    const other = target === german ? box.querySelector<HTMLElement>('[contenteditable]') : german;
    if (!other || other === target) return;
    const room = target.scrollHeight - target.clientHeight;
    const top = Math.round((room > 0 ? target.scrollTop / room : 0) * (other.scrollHeight - other.clientHeight));
    if (Math.abs(other.scrollTop - top) < 1) return;
    moved = other;
    other.scrollTop = top;
  };
  // They do not bubble.
  box.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => box.removeEventListener('scroll', onScroll, { capture: true });
}
