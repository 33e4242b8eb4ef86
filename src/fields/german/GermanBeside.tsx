import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import { isMissing } from '../../../domain/locales';
import { sanitizeHtml } from '../../embed/sanitizeHtml';
import { formWords } from '../../i18n/forms';
import { textStyle } from '../richText/contentStyle';
import { followScroll } from './followScroll';

/** The German text beside the input of its translation, formatted as it is and scrolled together with it; beneath it where there is no room. */
export function GermanBeside({ field, name, children }: { field: Field; name: string; children: ReactNode }) {
  const german = useWatch({ name }) as unknown;
  const box = useRef<HTMLDivElement>(null);
  const label = useId();
  const html = typeof german === 'string' ? german : '';
  const content = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  const hasGerman = !isMissing(german);
  useEffect(() => (box.current && hasGerman ? followScroll(box.current) : undefined), [hasGerman]);
  if (!hasGerman) return children;
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
      {children}
      <Box>
        <FormLabel id={label} component="div" sx={{ fontSize: '0.8125rem', mb: 0.5 }}>{formWords.germanOf(field.label)}</FormLabel>
        <Box role="region" aria-labelledby={label} lang="de" data-german tabIndex={0} dangerouslySetInnerHTML={content} sx={{ ...textStyle, border: 1, borderColor: 'divider', borderRadius: 1, color: 'text.secondary', '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }} />
      </Box>
    </Box>
  );
}
