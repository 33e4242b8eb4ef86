import { events } from '../../../domain/types/event';
import { eventWords } from '../../i18n/events';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { referenceActions } from '../../list/bulk/referenceActions';
import { visibilityActions } from '../../list/bulk/visibilityActions';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/CreateButton';
import { ExportMenu } from '../../list/ExportMenu';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatMoment } from '../../ui/format';

const formCode = () => Promise.all([import('../formPages'), import('./EventForm')]);
const bulkActions = [...visibilityActions(events), ...referenceActions(events, 'topics')];

const start = ({ startDate }: Row) => formatMoment(startDate);
const end = ({ endDate }: Row) => formatMoment(endDate);
const promoted = (row: Row) => (['DE', 'FR', 'IT'] as const).filter((language) => row[`isPromoted${language}`]).join(' ');

/** What takes place and has taken place, the latest first. */
export const EventList = () => (
  <ContentList type={events} loadMoreLabel={eventWords.loadMore} formCode={formCode} actions={<><ExportMenu /><CreateButton /></>} bulkActions={<BulkMenu actions={bulkActions} />}>
    <FieldColumn source="id" />
    <FieldColumn source="title" />
    <FieldColumn source="topics" width={130} />
    <FieldColumn source="languages" label={eventWords.language} width={110} />
    <FieldColumn source="locations" width={120} />
    <FieldColumn source="startDate" label={eventWords.from} text={start} width={116} />
    <FieldColumn source="endDate" label={eventWords.till} text={end} width={116} />
    <FieldColumn source="isPromotedDE" label={eventWords.promoted} text={promoted} width={92} />
  </ContentList>
);
