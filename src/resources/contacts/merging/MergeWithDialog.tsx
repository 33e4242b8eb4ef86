import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { RelatedRecord } from '../../../fields/records/recordOption';
import { AnyRecordInput } from '../../../fields/records/RecordInput';
import { readMerged } from '../../../api/merging';
import { mergeWords } from '../../../i18n/review';
import { mergePath } from '../../../review/merging/paths';
import { useSeparate } from '../../../review/merging/MergedMessage';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { formatDateTime } from '../../../ui/format';

/** Finds a duplicate of the page's contact and opens the merge of the two; lists contacts that were merged earlier. */
export function MergeWithDialog({ resource, id, onClose }: { resource: string; id: number; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<{ other: RelatedRecord | null }>({ defaultValues: { other: null } });
  const merged = useQuery({
    queryKey: [resource, 'merged', id],
    queryFn: ({ signal }) => readMerged(id, signal),
    retry: false,
    gcTime: 0,
  });
  const { separate, isPending } = useSeparate(resource);
  const proceed = () => {
    const other = form.getValues('other');
    if (!other) return form.setError('other', { message: mergeWords.noneChosen });
    onClose();
    void navigate(mergePath(resource, id, other.id));
  };
  // Rendered in one go, because later content would shift the buttons.
  if (merged.isPending) return null;
  return (
    <ChoiceDialog
      title={mergeWords.choose}
      onClose={onClose}
      choices={[
        { label: mergeWords.cancel, act: onClose },
        { label: mergeWords.proceed, act: proceed },
      ]}
    >
      <Box sx={{ minWidth: { sm: 420 }, pt: 1 }}>
        <FormProvider {...form}>
          <AnyRecordInput
            source="other"
            label={mergeWords.chooseLabel}
            resource={resource}
            onChoose={() => form.clearErrors()}
            except={id}
          />
        </FormProvider>
        <Box component="p" sx={{ m: 0, mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {mergeWords.chooseHint}
        </Box>
        {(merged.data ?? []).map(({ id: gone, name, by, at }) => (
          <Alert
            key={gone}
            severity="info"
            sx={{ mt: 1 }}
            action={
              <Button
                color="inherit"
                size="small"
                loading={isPending}
                onClick={() => void separate(gone).then(onClose)}
              >
                {mergeWords.separate}
              </Button>
            }
          >
            {mergeWords.mergedHere(name, gone, by, formatDateTime(at))}
          </Alert>
        ))}
      </Box>
    </ChoiceDialog>
  );
}
