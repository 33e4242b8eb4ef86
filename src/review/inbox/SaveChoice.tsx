import { proposalWords } from '../../i18n/inbox';
import { formWords } from '../../i18n/forms';
import { ChoiceDialog } from '../../ui/form/ChoiceDialog';

export type SaveWay = 'release' | 'next' | 'keep';

/** Document 1, section 4 "Project save": release it, or keep it in the inbox. */
export function SaveChoice({ hasNext, onChoose }: { hasNext: boolean; onChoose: (way: SaveWay | null) => void }) {
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
      {proposalWords.saveQuestion}
    </ChoiceDialog>
  );
}
