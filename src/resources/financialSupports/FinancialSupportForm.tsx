import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { financialSupports } from '../../../domain/types/financialSupport';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import { LazyContactPerson, contactSummary } from '../../form/contactPerson/LazyContactPerson';
import { FormSection } from '../../form/FormSection';
import { StartFillsEnd } from '../../form/DayOrPeriod';
import type { ContentFormDefinition } from '../formPages';
import type { Locale } from '../../../domain/locales';
import { useFormLanguage } from '../../fields/formContext';
import { financialWords } from '../../i18n/types';
import { useHasPart } from '../../session/config';
import { pdfUrl } from '../../ui/fileUrls';

export const financialSupportForm: ContentFormDefinition = { type: financialSupports, Inputs };

/** One below the other and without headings, as editors are used to. */
function Inputs() {
  return (
    <>
      <FormSection later>
        <FieldInput source="name" />
        <PdfLink />
        <FieldInput source="logo" wide />
        <FieldInput source="startDate" />
        <FieldInput source="endDate" />
        <StartFillsEnd start="startDate" end="endDate" />
        <FieldInput source="authorities" />
        <FieldInput source="states" />
        <FieldInput source="description" />
        <FieldInput source="beneficiaries" wide />
      </FormSection>
      <FormSection later>
        <FieldInput source="additionalInformation" />
        <FieldInput source="inclusionCriteria" />
        <FieldInput source="exclusionCriteria" />
        <FieldInput source="application" />
      </FormSection>
      <FormSection later>
        <FieldInput source="topics" />
        <FieldInput source="projectTypes" />
        <FieldInput source="instruments" />
        <FieldInput source="financingRatio" />
        <FieldInput source="geographicRegions" wide />
        <FieldInput source="res" />
        <FieldWithoutInput source="policies" />
        <FieldWithoutInput source="position" />
      </FormSection>
      <FormSection later>
        <FieldInput source="links" />
      </FormSection>
      <FormSection>
        <FieldInput source="contacts" summary={contactSummary} Extra={LazyContactPerson} />
      </FormSection>
    </>
  );
}

/** A link to the PDF of the stored support, in the form's language. Renders nothing for a new one. */
function PdfLink() {
  const id = useRecordContext<{ id: number }>()?.id;
  const locale = useFormLanguage() as Locale;
  if (!useHasPart('pdf') || id === undefined) return null;
  return (
    <Button
      component="a"
      href={pdfUrl(financialSupports.name, id, locale)}
      target="_blank"
      rel="noopener"
      size="small"
      variant="outlined"
      startIcon={<PdfIcon />}
      sx={{ justifySelf: 'start', alignSelf: 'center' }}
    >
      {financialWords.pdf(locale)}
    </Button>
  );
}
