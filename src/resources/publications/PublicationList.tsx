import { maxLimit } from '../../../domain/http';
import { publications } from '../../../domain/types/publication';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { publicationWords } from '../../i18n/types';
import { formatYear } from '../../ui/format';

/** Formats a single day as `2024`, a period as `2022 - 2024`, and anything else as `-`. */
function periodInYears(start: unknown, end: unknown): string {
  const [from, till] = [formatYear(start), formatYear(end)];
  if (from === '' || till === '') return publicationWords.unknown;
  return start === end ? from : `${from} - ${till}`;
}

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
    bulkActions={<BulkMenu />}
  >
    <FieldColumn source="id" />
    <FieldColumn source="type" width={86} />
    <FieldColumn source="title" label="Titel" width={250} />
    <FieldColumn source="authors" text={authors} width={120} grow />
    <FieldColumn source="organizations" label="Organisation" text={organizations} width={170} grow />
    <FieldColumn source="licenseType" width={130} />
    <FieldColumn source="topics" width={150} />
    <FieldColumn source="languages" width={120} />
    <FieldColumn source="geographicRegions" width={150} />
    <FieldColumn source="startDate" label="Datum" text={period} width={88} />
  </ContentList>
);
