import { maxLimit } from '../../../domain/http';
import { publications } from '../../../domain/types/publication';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { referenceActions, visibilityActions } from '../../list/bulk/changeActions';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { publicationWords } from '../../i18n/types';
import { formatYear } from '../../ui/format';

/** `2024` for a single day, `2022 - 2024` for a period, `-` for anything else. */
function periodInYears(start: unknown, end: unknown): string {
  const [from, till] = [formatYear(start), formatYear(end)];
  if (from === '' || till === '') return publicationWords.unknown;
  return start === end ? from : `${from} - ${till}`;
}

const bulkActions = [...visibilityActions(publications), ...referenceActions(publications, 'topics')];

const names = (people: unknown) =>
  Array.isArray(people)
    ? people
        .map(({ name }: { name?: string }) => name)
        .filter(Boolean)
        .join(', ')
    : '';
const authors = (row: Row) => names(row.authors);
const organizations = (row: Row) => names(row.organizations);
const period = ({ startDate, endDate }: Row) => periodInYears(startDate, endDate);

export const PublicationList = () => (
  <ContentList
    type={publications}
    perPage={maxLimit}
    actions={
      <>
        <ExportMenu />
        <CreateButton />
      </>
    }
    bulkActions={<BulkMenu actions={bulkActions} />}
  >
    <FieldColumn source="id" />
    <FieldColumn source="type" width={86} />
    <FieldColumn source="title" label="Titel" width={210} />
    <FieldColumn source="authors" text={authors} width={90} grow />
    <FieldColumn source="organizations" label="Organisation" text={organizations} width={100} grow />
    <FieldColumn source="licenseType" width={92} />
    <FieldColumn source="topics" width={84} />
    <FieldColumn source="languages" width={74} />
    <FieldColumn source="geographicRegions" width={84} />
    <FieldColumn source="startDate" label="Datum" text={period} width={88} />
  </ContentList>
);
