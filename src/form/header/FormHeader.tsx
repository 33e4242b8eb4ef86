import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { FieldValues } from 'react-hook-form';
import type { ContentLocale } from '../../../domain/locales';
import { formWords } from '../../i18n/forms';
import { formatMoment } from '../../ui/format';
import { LanguageTabs } from '../languages/LanguageTabs';
import type { Missing } from '../languages/useMissingTexts';
import { SaveButtons } from '../saving/SaveButtons';
import type { SaveIntent } from '../saving/SaveIntent';
import { VisibilityToggle } from './VisibilityToggle';

interface FormHeaderProps {
  headingId: string;
  heading: string;
  /** The record as it was read. */
  base: FieldValues;
  locale: ContentLocale;
  onLocale: (locale: ContentLocale) => void;
  missing: Missing;
  /** Id of the part of the form that the languages switch. */
  controls: string;
  saving: boolean;
  onHistory?: (() => void) | undefined;
  onPreview?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onCancel: () => void;
  onSave: (intent: SaveIntent) => void;
  /** The other ways to save, where there are any. */
  ways: { hasNext: boolean; canKeep: boolean } | undefined;
}

/** Stays in view while the form scrolls: what it is on the left, what can be done on the right. */
export function FormHeader({ headingId, heading, base, locale, onLocale, missing, controls, saving, onHistory, onPreview, onDelete, onCancel, onSave, ways }: FormHeaderProps) {
  return (
    <Box component="header" sx={{ position: 'sticky', top: 'var(--page-top, 0px)', zIndex: 'appBar', mx: -3, px: 3, py: 1, mb: 2, bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography id={headingId} variant="h1" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>{heading}</Typography>
        <VisibilityToggle />
        <LanguageTabs locale={locale} onChange={onLocale} missing={missing} controls={controls} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          {onHistory && <Button size="small" onClick={onHistory}>{formWords.history}</Button>}
          {onPreview && <Button size="small" onClick={onPreview}>{formWords.preview}</Button>}
          {onDelete && <Button size="small" color="error" onClick={onDelete} disabled={saving}>{formWords.remove}</Button>}
          <Button size="small" onClick={onCancel}>{formWords.cancel}</Button>
          <SaveButtons saving={saving} onSave={onSave} ways={ways} />
        </Box>
      </Box>
      {base.createdAt && (
        <Typography variant="caption" component="p" color="text.secondary">
          ID {base.id} · {formWords.createdAt}: {formatMoment(base.createdAt)} · {formWords.updatedAt}: {formatMoment(base.updatedAt)}
        </Typography>
      )}
      {saving && <LinearProgress aria-label={formWords.saving} sx={{ position: 'absolute', left: 0, right: 0, bottom: -2, height: 3 }} />}
    </Box>
  );
}
