import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useRedirect } from 'react-admin';
import { useEffect, useState } from 'react';
import type { Draft } from '../../drafts/draftStore';
import { drafts, draftOfRecord, useDraftPlace } from '../../drafts/drafts';
import { useFormType } from '../../fields/formContext';
import { formWords } from '../../i18n/forms';
import { formatMoment } from '../../ui/format';
import { saveAsNew, saveRestored } from '../../api/records';

/** Drafts of a deleted record, to be restored into it or saved as a new record. */
export function GoneDrafts({ id }: { id: string }) {
  const type = useFormType();
  const place = useDraftPlace()(draftOfRecord(type.name, id));
  const [found, setFound] = useState<Draft[]>([]);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const notify = useNotify();
  const redirect = useRedirect();
  useEffect(() => {
    let here = true;
    void drafts.read(place).then((all) => here && setFound(all));
    return () => {
      here = false;
    };
  }, [place]);

  const forget = (draft: Draft) => {
    void drafts.remove(draft);
    setFound((before) => before.filter((other) => other !== draft));
  };
  const save = async (draft: Draft, by: (values: Record<string, unknown>) => Promise<unknown>) => {
    setPending(true);
    setRefusal('');
    try {
      await by(draft.values);
      forget(draft);
      notify(formWords.saved, { type: 'success' });
      redirect('list', type.name);
    } catch (error) {
      setRefusal((error as Error).message);
      setPending(false);
    }
  };
  if (found.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      <strong>{formWords.drafts}.</strong>
      {found.map((draft) => (
        <Box
          key={draft.session}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 0.5, mt: 0.5 }}
        >
          <Box component="span" sx={{ width: '100%' }}>
            {formWords.draftFrom(formatMoment(draft.at))}
          </Box>
          <Button
            color="inherit"
            size="small"
            variant="outlined"
            disabled={isPending}
            onClick={() => void save(draft, (values) => saveRestored(type, id, values))}
          >
            {formWords.restoreAndSave}
          </Button>
          <Button
            color="inherit"
            size="small"
            disabled={isPending}
            onClick={() => void save(draft, (values) => saveAsNew(type, values))}
          >
            {formWords.saveAsNew}
          </Button>
          <Button color="inherit" size="small" disabled={isPending} onClick={() => forget(draft)}>
            {formWords.draftDiscard}
          </Button>
        </Box>
      ))}
      {refusal && (
        <Box role="alert" sx={{ mt: 1 }}>
          {formWords.notSaved} {refusal}
        </Box>
      )}
    </Alert>
  );
}
