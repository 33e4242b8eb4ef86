import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import type { FieldDifference } from '../../../domain/review/compare';
import type { Declaration } from '../../../domain/review/places';
import { reviewWords, type SavedBy } from '../../i18n/review';
import { DifferenceList } from '../DifferenceList';
import { placeLabel } from '../values';

interface MergedNoteProps {
  type: Declaration;
  savedBy: SavedBy;
  /** Changes that came from the other person. */
  taken: readonly FieldDifference[];
  onSave: () => void;
  /** Whether the editor is typing in the form, which then keeps the focus. */
  isTyping: () => boolean;
  onClose: () => void;
}

/** Shows in the form what the other person's save changed, and saves both. */
export function MergedNote({ type, savedBy, taken, onSave, isTyping, onClose }: MergedNoteProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!isTyping()) document.getElementById(id)?.focus();
  }, [id, isTyping]);
  return (
    <Alert
      id={id}
      tabIndex={-1}
      severity="info"
      role="status"
      onClose={onClose}
      sx={{ mb: 1, scrollMarginTop: 120, '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <strong>{reviewWords.merged}</strong>{' '}
      {reviewWords.mergedFrom(
        savedBy,
        taken.map(({ place }) => placeLabel(place)),
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" onClick={onSave}>
          {reviewWords.saveMerged}
        </Button>
        {taken.length > 0 && (
          <Button size="small" color="inherit" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? reviewWords.hideDifferences : reviewWords.showDifferences}
          </Button>
        )}
      </Box>
      {shown && (
        <Box sx={{ mt: 1, p: 1.5, bgcolor: 'background.paper', color: 'text.primary', borderRadius: 1 }}>
          <DifferenceList
            type={type}
            heading="h2"
            differences={taken.map(({ place, base, ours, theirs }) => ({ place, before: base ?? ours, after: theirs }))}
          />
        </Box>
      )}
    </Alert>
  );
}
