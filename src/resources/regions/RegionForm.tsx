import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { energyType, regions } from '../../../domain/types/region';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { FormSection } from '../../form/FormSection';
import { sectionWords } from '../../i18n/forms';
import type { ContentFormDefinition } from '../formPages';

const FormMap = lazy(() => import('./map/FormMap').then((module) => ({ default: module.FormMap })));

export const regionForm: ContentFormDefinition = { type: regions, Inputs: RegionInputs };

function RegionInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="name" wide />
        <FieldInput source="url" />
        <FieldInput source="color" />
        <FieldInput source="description" />
        <FieldInput source="contacts" wide />
        <FieldWithoutInput source="position" />
      </FormSection>
      <FormSection title={sectionWords.classification}>
        <FieldInput source="type" />
        <FieldInput source="cities" wide />
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Suspense fallback={null}>
            <FormMap />
          </Suspense>
        </Box>
        <EnergyTags />
      </FormSection>
    </>
  );
}

/** Only energy regions have tags; if the kind of a region changes, its tags are kept but hidden. */
function EnergyTags() {
  return useWatch({ name: 'type' }) === energyType ? <FieldInput source="tags" /> : <FieldWithoutInput source="tags" />;
}
