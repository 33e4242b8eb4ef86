import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { Side } from '../../../domain/review/places';
import { reviewWords } from '../../i18n/review';
import { placeLabel } from '../values';
import { HistoryDialog } from './HistoryDialog';
import { restore, undo, type Restoring } from './restoring';

interface HistoryProps {
  type: ContentType;
  id: Identifier;
  form: UseFormReturn<FieldValues>;
  open: boolean;
  onClose: () => void;
  onSave: () => void;
}

/** The earlier versions of a record. Values put back into the form are saved like typed ones. */
export function History({ type, id, form, open, onClose, onSave }: HistoryProps) {
  const [opened, setOpened] = useState<{ start: Side; state: Restoring } | null>(null);
  useEffect(() => {
    if (!open) return;
    const start = structuredClone(form.getValues());
    setOpened({ start, state: { now: start, restored: [] } });
  }, [form, open]);
  if (!opened) return null;

  const { start, state } = opened;
  const fill = (next: Restoring) => {
    form.reset(structuredClone(next.now));
    setOpened({ start, state: next });
  };
  const news =
    state.restored.length > 0 ? reviewWords.restored(state.restored.map(({ place }) => placeLabel(place))) : '';
  return (
    <>
      {news !== '' && !open && (
        <Alert severity="info" role="status" onClose={() => setOpened(null)} sx={{ mb: 1 }}>
          {news}
        </Alert>
      )}
      {open && (
        <HistoryDialog
          type={type}
          id={id}
          start={start}
          {...state}
          news={news}
          onRestore={(differences) => fill(restore(state, differences))}
          onUndo={(difference) => fill(undo(state, difference))}
          onClose={onClose}
          onSave={onSave}
        />
      )}
    </>
  );
}
