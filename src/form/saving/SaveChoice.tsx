import Box from '@mui/material/Box';
import type { Card } from '../../../domain/inbox';
import { formWords } from '../../i18n/forms';
import { proposalWords } from '../../i18n/inbox';
import { formatMoment } from '../../ui/format';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

export type SaveWay = 'release' | 'next' | 'keep';

interface SaveChoiceProps {
  /** The form is the review of an item: that is what is kept or done with. */
  ofItem?: boolean;
  /** There is another item to go on with. */
  hasNext?: boolean;
  /** What else waits in the inbox about the same record. */
  pending?: Card | null;
  /** In: null where it is not to be saved after all. */
  onChoose: (way: SaveWay | null) => void;
}

/** Release it, or keep it in the inbox. Enter releases. */
export function SaveChoice({ ofItem = false, hasNext = false, pending, onChoose }: SaveChoiceProps) {
  return (
    <ChoiceDialog
      title={proposalWords.saveTitle}
      onClose={() => onChoose(null)}
      choices={[
        { label: formWords.cancel, act: () => onChoose(null) },
        { label: proposalWords.keep, act: () => onChoose('keep') },
        ...(hasNext ? [{ label: proposalWords.releaseNext, act: () => onChoose('next') }] : []),
        { label: proposalWords.release, act: () => onChoose('release'), main: true },
      ]}
    >
      {ofItem ? proposalWords.saveQuestion : proposalWords.saveQuestionDirect}
      {pending && <Box component="p" sx={{ mb: 0 }}>{proposalWords.pending(formatMoment(pending.updatedAt))}</Box>}
    </ChoiceDialog>
  );
}
