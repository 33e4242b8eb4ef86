import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldDifference } from '../../../domain/review/compare';
import { hasOneChange, withOneChange, type OneChange } from '../../../domain/review/oneItem';
import { proposalWords } from '../../i18n/inbox';
import { put } from './adopt';

/** Takes over one item of a list by itself, and back again; nothing where that can't be done. In: what it is called. */
export function TakeOne({ difference, change, name }: { difference: FieldDifference; change: OneChange; name: string }) {
  const form = useFormContext();
  const now = useWatch({ control: form.control, name: difference.place.path }) as unknown;
  const taken = hasOneChange(difference, change, now);
  const next = withOneChange(difference, change, now, !taken);
  if (next === undefined) return null;
  return (
    <Button size="small" aria-label={taken ? proposalWords.putBackOf(name) : proposalWords.takeOf(name)} onClick={() => put(form, difference, next)} sx={{ minWidth: 0, py: 0, px: 0.75, fontSize: '0.75rem' }}>
      {taken ? proposalWords.putBack : proposalWords.take}
    </Button>
  );
}
