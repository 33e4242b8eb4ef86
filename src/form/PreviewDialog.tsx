import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState, type ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentLocale } from '../../domain/locales';
import { formWords } from '../i18n/forms';
import { LanguageTabs } from './languages/LanguageTabs';
import { LinkButton } from '../ui/buttons';

/** Each view has the languages of its type. */
export type PreviewOf = ComponentType<{ record: FieldValues; locale: any }>;

/** The public view of the form's current values. A click outside, Escape or its own link closes it. */
export function PreviewDialog({
  Preview,
  record,
  locale: first,
  onClose,
}: {
  Preview: PreviewOf;
  record: FieldValues;
  locale: ContentLocale;
  onClose: () => void;
}) {
  const [locale, setLocale] = useState(first);
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="md" scroll="paper">
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={`${id}-title`} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {formWords.preview}
        </Typography>
        <LanguageTabs locale={locale} onChange={setLocale} controls={`${id}-panel`} />
        <LinkButton onClick={onClose}>{formWords.close}</LinkButton>
      </Box>
      <DialogContent
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-panel-${locale}`}
        lang={locale}
        tabIndex={0}
      >
        <Suspense fallback={<LinearProgress aria-label={formWords.loading} />}>
          <Preview record={record} locale={locale} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
