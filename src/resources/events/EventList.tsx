import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { events } from '../../../domain/types/event';
import { eventWords } from '../../i18n/types';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { ContentLoading } from '../../ui/page';
import { formatDateTime } from '../../ui/format';
import { placeIn, type CalendarView } from './calendar/calendarDates';

const EventCalendar = lazy(() =>
  import('./calendar/EventCalendar').then((module) => ({ default: module.EventCalendar })),
);

const start = ({ startDate }: Row) => formatDateTime(startDate);
const end = ({ endDate }: Row) => formatDateTime(endDate);
const promoted = (row: Row) =>
  (['DE', 'FR', 'IT'] as const).filter((language) => row[`isPromoted${language}`]).join(' ');

type View = 'table' | CalendarView;
const views = Object.entries(eventWords.views) as [View, string][];

/** The view in the URL, or the one that was chosen last. */
function useView(): [View, (view: View) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [stored, setStored] = useStore<View>('events.view', 'table');
  const inUrl = placeIn(hash)?.view;
  const setView = (view: View) => {
    setStored(view);
    // The calendar writes a hash of its own.
    if (inUrl) void navigate({ search, hash: '' }, { replace: true });
  };
  return [inUrl ?? stored, setView];
}

/** All events, latest first, as a table or in a calendar. */
export function EventList() {
  const [view] = useView();
  return (
    <ContentList
      type={events}
      loadMoreLabel={eventWords.loadMore}
      withoutPages={view !== 'table'}
      around={InView}
      actions={
        <>
          <ViewToggle />
          <ExportMenu />
          <CreateButton />
        </>
      }
      bulkActions={<BulkMenu />}
    >
      <FieldColumn source="id" />
      <FieldColumn source="title" width={260} />
      <FieldColumn source="topics" width={150} />
      <FieldColumn source="languages" label={eventWords.language} width={170} />
      <FieldColumn source="locations" width={160} />
      <FieldColumn source="startDate" label={eventWords.from} text={start} width={119} />
      <FieldColumn source="endDate" label={eventWords.till} text={end} width={119} />
      <FieldColumn source="isPromotedDE" label={eventWords.promoted} text={promoted} width={92} />
    </ContentList>
  );
}

function ViewToggle() {
  const [view, setView] = useView();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={eventWords.view}
      value={view}
      onChange={(_, next: View | null) => next && setView(next)}
    >
      {views.map(([name, label]) => (
        <ToggleButton key={name} value={name} sx={{ py: 0.5, px: { xs: 0.5, sm: 1 }, color: 'text.primary' }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Shows the table, or the calendar in its place. */
function InView({ children }: { children: ReactNode }) {
  const [view] = useView();
  return view === 'table' ? (
    children
  ) : (
    <Suspense fallback={<ContentLoading />}>
      <EventCalendar view={view} />
    </Suspense>
  );
}
