import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { switzerland } from '../../../domain/rules';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { contactWords } from '../../i18n/types';
import { FormSection } from '../../form/FormSection';

/** Address and contact details of persons and organisations. */
export function AddressInputs() {
  return (
    <>
      <FormSection title={contactWords.sections.address}>
        <FieldInput source="street" />
        <FieldInput source="zipCode" />
        <FieldInput source="city" />
        <FieldInput source="country" />
        <CantonInput />
        <FieldInput source="language" />
      </FormSection>
      <FormSection title={contactWords.sections.reach} later>
        <FieldInput source="email" />
        <FieldInput source="phone" />
        <FieldInput source="linkedIn" />
        <FieldInput source="website" />
      </FormSection>
    </>
  );
}

/** For Switzerland only; another country clears it. */
function CantonInput() {
  const { setValue, getValues } = useFormContext();
  const country = useWatch({ name: 'country' }) as { id: number } | null | undefined;
  const isSwiss = country?.id === switzerland;
  useEffect(() => {
    if (!isSwiss && getValues('state') != null) setValue('state', null, { shouldDirty: true });
  }, [isSwiss, getValues, setValue]);
  return isSwiss ? <FieldInput source="state" /> : <FieldWithoutInput source="state" />;
}

/** The comment, 200 px high. For editors only. */
export function CommentInput() {
  return (
    <FormSection title={contactWords.sections.comment} later>
      <Box sx={{ display: 'contents', '& textarea:not([aria-hidden])': { minHeight: 'calc(200px - 17px)' } }}>
        <FieldInput source="userComment" />
      </Box>
    </FormSection>
  );
}
