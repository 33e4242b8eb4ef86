import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { versionOf } from '../../api/records';
import { formWords } from '../../i18n/forms';
import { formatMoment } from '../../ui/format';
import type { Drafts } from './useDrafts';

/** Offers unsaved drafts, one at a time, with their date and whether the record has changed since. */
export function DraftBanner({ drafts, base }: { drafts: Drafts; base: Record<string, unknown> }) {
  const { offered, isStored, restore, discard } = drafts;
  // The buttons disappear when pressed: keep the focus at their place.
  const place = useId();
  const stay = () => document.getElementById(place)?.focus();
  const isOutdated = offered.some(({ version }) => version !== versionOf(base));
  return (
    <Box id={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {!isStored && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {formWords.draftNotKept}
        </Alert>
      )}
      {offered.length > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 1, '& .MuiAlert-message': { flexGrow: 1 } }}>
          <strong>{formWords.drafts}.</strong> {isOutdated && formWords.draftOutdated(formatMoment(base.updatedAt))}
          <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {offered.map((draft) => {
              const moment = formatMoment(draft.at);
              const button = (label: string, act: () => void, variant?: 'outlined') => (
                <Button
                  color="inherit"
                  size="small"
                  variant={variant}
                  aria-label={offered.length > 1 ? formWords.itemAction(label, moment) : undefined}
                  onClick={() => {
                    stay();
                    act();
                  }}
                >
                  {label}
                </Button>
              );
              return (
                <Box
                  component="li"
                  key={draft.session}
                  sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}
                >
                  <Box component="span" sx={{ flexGrow: 1 }}>
                    {formWords.draftFrom(moment)}
                  </Box>
                  {button(formWords.draftRestore, () => restore(draft), 'outlined')}
                  {button(formWords.draftDiscard, () => discard(draft))}
                </Box>
              );
            })}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
