import Box from '@mui/material/Box';
import { proposalWords } from '../../i18n/inbox';
import { formWords } from '../../i18n/forms';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useReviewState } from './ReviewState';

/** The keys of the review. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { isOne } = useReviewState();
  const keys = isOne ? proposalWords.keys : [...proposalWords.keys, proposalWords.chooseKey];
  return (
    <ChoiceDialog title={proposalWords.keysTitle} onClose={onClose} choices={[{ label: formWords.close, act: onClose, main: true }]}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}>
        {keys.map(([key, what]) => [
          <Box key={key} component="dt"><kbd>{key}</kbd></Box>,
          <Box key={what} component="dd" sx={{ m: 0 }}>{what}</Box>,
        ])}
      </Box>
      <p>{proposalWords.keysHint}</p>
    </ChoiceDialog>
  );
}
