import { useWatch } from 'react-hook-form';
import { externalEvent } from '../../../domain/eventTypes';
import { events } from '../../../domain/types/event';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { FormSection } from '../../form/FormSection';
import { MediaSection } from '../../form/MediaSection';
import { ProgrammeInput } from '../../form/ProgrammeInput';
import { StartFillsEnd } from '../../form/StartFillsEnd';
import { eventWords } from '../../i18n/events';
import { sectionWords } from '../../i18n/forms';
import type { EntryForm } from '../formPages';
import { CalendarLink } from './CalendarLink';

export const eventForm: EntryForm = { type: events, Inputs: EventInputs };

function EventInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <FieldInput source="description" />
        <FieldInput source="isPromotedDE" />
        <FieldInput source="isPromotedFR" />
        <FieldInput source="isPromotedIT" />
      </FormSection>
      <FormSection title={sectionWords.classification}>
        <FieldInput source="type" />
        <ColorOfOwn />
        <FieldInput source="topics" />
        <FieldInput source="languages" />
        <FieldInput source="locations" />
      </FormSection>
      <FormSection title={sectionWords.contact} later>
        <FieldInput source="location" />
        <FieldInput source="organizer" />
        <FieldInput source="contact" />
      </FormSection>
      <FormSection title={eventWords.dates} later>
        <FieldInput source="startDate" />
        <FieldInput source="endDate" />
        <StartFillsEnd start="startDate" end="endDate" />
        <CalendarLink />
        <FieldInput source="text" />
        <ProgrammeInput />
      </FormSection>
      <FormSection title={eventWords.registration} later>
        <FieldInput source="registration" wide />
      </FormSection>
      <MediaSection />
    </>
  );
}

/** Events of others have no colour of ours. */
function ColorOfOwn() {
  const Place = useWatch({ name: 'type' }) === externalEvent ? FieldWithoutInput : FieldInput;
  return <Place source="color" />;
}
