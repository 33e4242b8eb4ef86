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
  /** The paths of its German value and of its value in the language; equal if only parts of it are translated. */
  name: string;
  source: string;
  locale: ContentLocale;
  /** A part of an item, whose changes in German are shown for the whole field. */
  isPart: boolean;
}

/** The German text of a translated field, and the state of its translation. */
export function GermanOf({ field, name, source, locale, isPart, summary }: GermanOfProps) {
  const German = field.kind === 'richText' ? GermanBeside : GermanReference;
  return (
    <>
      {source !== name && <German field={field} name={name} source={source} summary={summary} />}
      {/* Below parts that are side by side. */}
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        {!isPart && <TranslationState field={field} name={name} source={source} locale={locale} />}
        {isPart && field.translated && <TextState name={name} source={source} locale={locale} />}
      </Box>
    </>
  );
}

/**
 * The German text next to the input of its translation, formatted, and scrolled together with it. Placed in the
 * container of both.
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

/**
 * Keeps two texts in a container scrolled to the same share.
 * @returns stops it
 */
function followScroll(box: HTMLElement): () => void {
  /** The element scrolled by this code rather than by a person. */
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
  // Scroll events do not bubble.
  box.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => box.removeEventListener('scroll', onScroll, { capture: true });
}
