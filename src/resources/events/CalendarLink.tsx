import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { calendarAddress } from '../../../domain/nouns/eventWords';
import type { Locale } from '../../../domain/locales';
import { useFormLanguage } from '../../fields/FormLanguage';
import { eventWords } from '../../i18n/nouns/events';

/** Leads to the entry for calendars of an event as it is stored, in the language of the form. Nothing for a new one, or one that nobody knows the beginning of. */
export function CalendarLink() {
  const event = useRecordContext<{ id: number; startDate: string | null }>();
  const locale = useFormLanguage() as Locale;
  if (event?.id === undefined || !event.startDate) return null;
  return (
    <Button component="a" href={calendarAddress(locale, event.id)} download size="small" variant="outlined" startIcon={<CalendarIcon />} sx={{ justifySelf: 'start', alignSelf: 'center' }}>
      {eventWords.calendarEntry(locale)}
    </Button>
  );
}
