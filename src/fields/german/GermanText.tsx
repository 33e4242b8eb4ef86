import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import type { Field } from '../../../domain/fields';
import { type ContentLocale, isMissing, translatedPath, translationLocalesOf, valueIn } from '../../../domain/locales';
import { structureOf } from '../../../domain/kinds/items';
import type { ContentType } from '../../../domain/contentType';
import { sanitizeHtml } from '../../embed/sanitizeHtml';
import { formWords } from '../../i18n/forms';
import { untitled } from '../../i18n/untitled';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import type { ListOptions } from '../useField';
import { textStyle } from '../richText/contentStyle';
import { Compact, localeOf, useFormRights, useFormType, useIsLocked } from '../formContext';
import { Proposals } from './Proposals';
import { TextState, TranslationState } from './TranslationState';

interface GermanTextProps extends Pick<ListOptions, 'summary'> {
  field: Field;
  /** The path of the German value and that of the value in this language; equal if only parts of it are translated. */
  name: string;
  source: string;
  locale: ContentLocale;
  /** Whether it is a part of an item; changes to its German text are then shown for the whole field. */
  isPart: boolean;
}

const isProposed = ({ kind }: Field) => kind === 'text' || kind === 'multiline' || kind === 'richText';

/** The German text of a translated field, and the state of its translation. */
export function GermanText({ field, name, source, locale, isPart, summary }: GermanTextProps) {
  const German = field.kind === 'richText' ? GermanSideBySide : GermanReference;
  return (
    <>
      {source !== name && <German field={field} name={name} source={source} summary={summary} />}
      {/* Below parts that are side by side. */}
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        {!isPart && <TranslationState field={field} name={name} source={source} locale={locale} />}
        {isPart && field.translated && <TextState name={name} source={source} locale={locale} />}
        {source !== name && isProposed(field) && (
          <Proposals field={field} name={name} source={source} locale={locale} />
        )}
      </Box>
    </>
  );
}

/**
 * The German text, formatted, next to the input of its translation; both scroll together. Placed in the container of
 * both.
 */
function GermanSideBySide({ field, name }: { field: Field; name: string }) {
  const german = useWatch({ name }) as unknown;
  const box = useRef<HTMLDivElement>(null);
  const label = useId();
  const isCompact = useContext(Compact);
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
      <FormLabel id={label} component="div" sx={isCompact ? visuallyHidden : { fontSize: '0.8125rem', mb: 0.5 }}>
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
          ...(isCompact && { minHeight: 38 }),
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
 * Keeps the scroll positions of two texts in a container in proportion.
 * @returns a function that ends this
 */
function followScroll(box: HTMLElement): () => void {
  /** The element that this code is scrolling, rather than the user. */
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
  // Scroll events do not bubble, so they are captured.
  box.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => box.removeEventListener('scroll', onScroll, { capture: true });
}

type Item = Record<string, unknown>;

/**
 * The German text below the input of its translation; for a picture its name, and for a list a button to start from the
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
  const isLocked = useIsLocked(source);
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
      {isList && isMissing(own) && !isLocked && <CopyGerman name={name} source={source} />}
    </Box>
  );
}

/** An item on one line: its summary, or its name and text. */
function lineOf(field: Field, item: Item, summary: ListOptions['summary']): string {
  const texts = [...new Set(['name', ...Object.keys(structureOf(field)?.parts ?? {})])]
    .map((part) => item[part])
    .filter((text) => typeof text === 'string' && text !== '');
  return summary?.(item) || texts.join(' · ') || untitled.de;
}

/**
 * Starts a translated list from its German entries. If other lists and languages are empty too, asks once for all of
 * them.
 */
function CopyGerman({ name, source }: { name: string; source: string }) {
  const type = useFormType();
  const { getValues, setValue } = useFormContext();
  const mayWrite = useFormRights();
  const [others, setOthers] = useState<readonly ListToCopy[] | null>(null);
  const copy = (lists: readonly Pick<ListToCopy, 'name' | 'source'>[]) => {
    setOthers(null);
    for (const list of lists)
      setValue(list.source, structuredClone(getValues(list.name) as unknown), { shouldDirty: true });
  };
  const here = { name, source };
  const start = () => {
    const found = listsToCopy(type, getValues()).filter(
      (list) => list.source !== source && mayWrite(localeOf(list.source)),
    );
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

/** A list that has entries in German but none in another language. */
interface ListToCopy {
  /** The path of the German list and that in the other language. */
  name: string;
  source: string;
  /** For example `Links (FR)`. */
  label: string;
}

/** All lists of a record whose translation can start from the German entries, by language. */
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
