import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { mergeEntry } from '../../api/merging';
import { AnyRecordInput } from '../../fields/records/RecordInput';
import type { RelatedRecord } from '../../fields/records/recordOption';
import { referenceWords } from '../../i18n/references';
import { MergedMessage } from '../../review/merging/MergedMessage';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { editPath } from '../../ui/paths';
import { undoableFor } from '../../ui/UndoAlert';

interface MergeEntryProps {
  resource: string;
  /** The entry of this page, which will be removed. */
  goes: { id: number };
  name: string;
  onClose: () => void;
}

/** Chooses the entry that stays, and merges this page's entry into it. */
export function MergeEntryDialog({ resource, goes, name, onClose }: MergeEntryProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const form = useForm<{ other: RelatedRecord | null }>({ defaultValues: { other: null } });
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const merge = async () => {
    const stays = form.getValues('other');
    if (!stays) return form.setError('other', { message: referenceWords.mergeNone });
    setPending(true);
    setFailure(null);
    try {
      await mergeEntry(resource, stays.id, goes);
      // The removed entry's page is still open, so it must not be refetched.
      void client.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      onClose();
      void navigate(editPath(resource, stays.id));
      notify(<MergedMessage resource={resource} id={goes.id} name={name} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      });
    } catch (error) {
      setPending(false);
      setFailure(error instanceof Error ? error.message : '');
    }
    return undefined;
  };
  return (
    <ChoiceDialog
      title={referenceWords.mergeTitle(name)}
      onClose={onClose}
      choices={[
        { label: referenceWords.cancel, act: onClose },
        { label: referenceWords.mergeNow, act: () => void merge(), confirms: true, busy: isPending },
      ]}
    >
      <Box sx={{ minWidth: { sm: 420 }, pt: 1 }}>
        <FormProvider {...form}>
          <AnyRecordInput
            source="other"
            label={referenceWords.mergeLabel}
            resource={resource}
            onChoose={() => form.clearErrors()}
            except={goes.id}
          />
        </FormProvider>
        <Box component="p" sx={{ m: 0, mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {referenceWords.mergeHint(name)}
        </Box>
        {failure !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {referenceWords.mergeFailed} {failure}
          </Alert>
        )}
      </Box>
    </ChoiceDialog>
  );
}
