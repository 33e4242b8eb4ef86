import MapIcon from '@mui/icons-material/MapOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, type ReactNode } from 'react';
import { DataTable, useRecordContext, useStore } from 'react-admin';
import { withScheme, isSafeUrl } from '../../../domain/values/addresses';
import { regions, regionTypes } from '../../../domain/types/region';
import { regionWords } from '../../i18n/types';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatDateTime } from '../../ui/format';

const ListMap = lazy(() => import('./map/ListMap').then((module) => ({ default: module.ListMap })));
const countOf = (row: Row, field: string) => (row[field] as unknown[] | undefined)?.length ?? 0;
const municipalities = (row: Row) => regionWords.municipalityCount(countOf(row, 'cities'));
const contacts = (row: Row) => regionWords.contactCount(countOf(row, 'contacts'));
const newest = { field: 'id', order: 'DESC' } as const;

/** The label of its kind; an unknown kind is an error. */
function type(row: Row): string {
  if (!row.type) return regionWords.none;
  return regionTypes.find(({ id }) => id === row.type)?.label ?? regionWords.unknownType;
}

export const RegionList = () => (
  <ContentList
    type={regions}
    sort={newest}
    loadMoreLabel={regionWords.loadMore}
    around={WithMap}
    actions={
      <>
        <MapButton />
        <ExportMenu />
        <CreateButton />
      </>
    }
    bulkActions={<BulkMenu />}
  >
    <FieldColumn source="id" />
    <FieldColumn source="name" label={regionWords.name} width={214} />
    <FieldColumn source="type" text={type} width={150} />
    <FieldColumn source="cities" label={regionWords.municipalities} text={municipalities} width={104} />
    <FieldColumn source="contacts" label={regionWords.contacts} text={contacts} width={90} />
    <DataTable.Col source="url" label={regionWords.website}>
      <Website />
    </DataTable.Col>
    <FieldColumn
      source="createdAt"
      label={regionWords.createdAt}
      text={(row) => formatDateTime(row.createdAt)}
      width={126}
    />
    <FieldColumn
      source="updatedAt"
      label={regionWords.updatedAt}
      text={(row) => formatDateTime(row.updatedAt)}
      width={126}
    />
  </ContentList>
);

/** Opens its website in a new window. */
function Website() {
  const url = String(useRecordContext<Row>()?.url ?? '');
  return url && isSafeUrl(url) ? (
    <a href={withScheme(url)} target="_blank" rel="noopener noreferrer">
      {regionWords.show}
    </a>
  ) : null;
}

const useMapShown = () => useStore('regions.map', false);

function MapButton() {
  const [isShown, setShown] = useMapShown();
  return (
    <Button variant="outlined" startIcon={<MapIcon />} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {isShown ? regionWords.hideMap : regionWords.showMap}
    </Button>
  );
}

/** The map above the table, on demand. */
function WithMap({ children }: { children: ReactNode }) {
  const [isShown] = useMapShown();
  return (
    <>
      {isShown && (
        <Suspense fallback={null}>
          <ListMap />
        </Suspense>
      )}
      {children}
    </>
  );
}
