import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { versionOf } from '../../records';
import { formWords } from '../../i18n/forms';
import { formatMoment } from '../list/format';
import type { Drafts } from './useDrafts';

/** Offers what was typed earlier and never saved; says when, and whether the record has changed since. */
export function DraftBanner({ drafts, base, onRestored }: { drafts: Drafts; base: Record<string, unknown>; onRestored: () => void }) {
  return (
    <>
      {!drafts.kept && <Alert severity="warning" sx={{ mb: 1 }}>{formWords.draftNotKept}</Alert>}
      {drafts.offered.map((draft) => (
        <Alert
          key={draft.session}
          severity="info"
          role="status"
          sx={{ mb: 1, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 280px' } }}
          action={
            <>
              <Button color="inherit" size="small" variant="outlined" onClick={() => { drafts.restore(draft); onRestored(); }}>{formWords.draftRestore}</Button>
              <Button color="inherit" size="small" sx={{ ml: 1 }} onClick={() => drafts.discard(draft)}>{formWords.draftDiscard}</Button>
            </>
          }
        >
          <strong>{formWords.drafts}.</strong> {formWords.draftFrom(formatMoment(draft.at))}{' '}
          {draft.version !== versionOf(base) && formWords.draftOutdated(formatMoment(base.updatedAt))}
        </Alert>
      ))}
    </>
  );
}
