import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { externalEventType } from '../../../domain/values/eventTypes';
import { events } from '../../../domain/types/event';
import { DeleteMember } from '../../form/deleting/DeleteMember';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldFrame';
import type { DeleteDialogProps } from '../../form/deleting/DeleteDialog';
import { FormSection, MediaSection, ProgrammeInput } from '../../form/FormSection';
import { StartFillsEnd } from '../../form/DayOrPeriod';
import { eventWords } from '../../i18n/types';
import { deleteForeverWords, sectionWords } from '../../i18n/forms';
import type { ContentFormDefinition } from '../formPages';
import { calendarUrl } from '../../../domain/publicViews/eventWords';
import type { Locale } from '../../../domain/locales';
import { useFormLanguage } from '../../fields/formContext';
import { useHasPart } from '../../session/config';

const DeleteEvent = (props: DeleteDialogProps) => (
  <DeleteMember {...props} words={deleteForeverWords} collections="event-collections" />
);

export const eventForm: ContentFormDefinition = { type: events, Inputs: EventInputs, Delete: DeleteEvent };

function EventInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <FieldInput source="description" />
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          <FieldInput source="isPromotedDE" />
          <FieldInput source="isPromotedFR" />
          <FieldInput source="isPromotedIT" />
        </Box>
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

/** Submitted events have no highlight colour, only our own events do. */
function ColorOfOwn() {
  const [type, color] = useWatch({ name: ['type', 'color'] }) as [string, string | null];
  if (type === externalEventType) return <FieldWithoutInput source="color" />;
  return (
    <Box
      sx={{
        display: 'contents',
        '& .MuiOutlinedInput-root': { borderLeft: '12px solid', borderColor: color || 'transparent' },
      }}
    >
      <FieldInput source="color" />
    </Box>
  );
}

/**
 * A link to the calendar file of the stored event, in the form's language. Renders nothing for a new event, or for one
 * without a start.
 */
function CalendarLink() {
  const event = useRecordContext<{ id: number; startDate: string | null }>();
  const locale = useFormLanguage() as Locale;
  if (!useHasPart('calendars') || event?.id === undefined || !event.startDate) return null;
  return (
    <Button
      component="a"
      href={calendarUrl(locale, event.id)}
      download
      size="small"
      variant="outlined"
      startIcon={<CalendarIcon />}
      sx={{ justifySelf: 'start', alignSelf: 'center' }}
    >
      {eventWords.calendarEntry(locale)}
    </Button>
  );
}
