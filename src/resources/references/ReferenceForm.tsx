import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { FieldInput } from '../../fields/FieldInput';
import { useFormType } from '../../fields/formContext';
import { ContentForm } from '../../form/ContentForm';
import { DeleteForever } from '../../form/deleting/DeleteDialog';
import { FormSection } from '../../form/FormSection';
import { deleteForeverWords } from '../../i18n/forms';
import { referenceWords } from '../../i18n/references';
import { UseList } from './UseList';

const MergeEntryDialog = lazy(async () => ({ default: (await import('./MergeEntryDialog')).MergeEntryDialog }));

/** The inputs of a list's declaration, and where the entry is used. */
export const referenceInputs = (type: ContentType) =>
  function ReferenceInputs() {
    const id = useRecordContext()?.id;
    return (
      <>
        <FormSection>
          {Object.keys(type.fields).map((name) =>
            name === 'position' ? (
              <FieldWithoutInput key={name} source={name} />
            ) : (
              <FieldInput key={name} source={name} wide={name === 'name' || name === 'synonyms'} />
            ),
          )}
        </FormSection>
        {id !== undefined && <UseList resource={type.name} id={id as number} />}
      </>
    );
  };

/** The form of an entry, which can be merged into another one. */
export function ReferenceForm({ children }: { children: ReactNode }) {
  const type = useFormType();
  const record = useRecordContext<{ id: number; name: string }>();
  const [isMerging, setMerging] = useState(false);
  const isNew = record === undefined;
  const actions = useMemo(
    () => (isNew ? undefined : [{ label: referenceWords.merge, act: () => setMerging(true) }]),
    [isNew],
  );
  return (
    <>
      <ContentForm deleteQuestion={deleteForeverWords.question} Delete={DeleteForever} actions={actions}>
        {children}
      </ContentForm>
      {isMerging && record && (
        <Suspense>
          <MergeEntryDialog
            resource={type.name}
            goes={record}
            name={nameOf(type, record)}
            onClose={() => setMerging(false)}
          />
        </Suspense>
      )}
    </>
  );
}
