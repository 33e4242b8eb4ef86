import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formWords } from '../../i18n/forms';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useFormType } from '../FormType';
import { listsToCopy, type ListToCopy } from './listsToCopy';

/**
 * Starts a list of a translation from its German entries. Where other lists and languages lack theirs too, it is asked
 * once for all of them.
 */
export function CopyGerman({ name, source }: { name: string; source: string }) {
  const type = useFormType();
  const { getValues, setValue } = useFormContext();
  const [others, setOthers] = useState<readonly ListToCopy[] | null>(null);
  const copy = (lists: readonly Pick<ListToCopy, 'name' | 'source'>[]) => {
    setOthers(null);
    for (const list of lists)
      setValue(list.source, structuredClone(getValues(list.name) as unknown), { shouldDirty: true });
  };
  const here = { name, source };
  const start = () => {
    const found = listsToCopy(type, getValues()).filter((list) => list.source !== source);
    if (found.length > 0) setOthers(found);
    else copy([here]);
  };
  return (
    <>
      <Button size="small" onClick={start}>
        {formWords.copyGerman}
      </Button>
      {others && (
        <ChoiceDialog
          title={formWords.copyGerman}
          onClose={() => setOthers(null)}
          choices={[
            { label: formWords.cancel, act: () => setOthers(null) },
            { label: formWords.copyHere, act: () => copy([here]) },
            { label: formWords.copyEverywhere, act: () => copy([here, ...others]), main: true },
          ]}
        >
          {formWords.copyOthers(others.map(({ label }) => label))}
        </ChoiceDialog>
      )}
    </>
  );
}
