import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { reviewWords } from '../../i18n/review';
import { useSeparate } from '../merging/MergedMessage';
import type { Other } from './versions';

/** That another record has become part of this one, which can be taken back long after the message about it has gone. */
export function JoinedLine({ resource, other: { id, name }, onSeparated }: { resource: string; other: Other; onSeparated: () => void }) {
  const { separate, isPending } = useSeparate(resource);
  const onClick = async () => {
    if (await separate(id)) onSeparated();
  };
  return (
    <Alert severity="info" sx={{ mb: 1 }} action={<Button color="inherit" size="small" loading={isPending} aria-label={reviewWords.separateOf(name)} onClick={() => void onClick()}>{reviewWords.separate}</Button>}>
      {reviewWords.joinedWith(name, id)}
    </Alert>
  );
}
