import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import DynamicIcon from '@mui/icons-material/AutoFixHigh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { InfiniteListBase, ListContextProvider, useListContext, useGetOne } from 'react-admin';
import { collectsEvents, eventCollections } from '../../../domain/types/eventCollection';
import { collectsProjects, projectCollections } from '../../../domain/types/projectCollection';
import {
  toCollectionFilter,
  toListFilter,
  orderOf,
  type CollectionFilter,
  type Collects,
} from '../../../domain/types/collection';
import type { ContentType } from '../../../domain/contentType';
import type { Member } from './MemberRows';
import type { PreviewOf } from '../../form/PreviewDialog';
import { collectionWords, eventMembers, projectMembers, type MemberWords } from '../../i18n/types';
import { formatDateTime } from '../../ui/format';
import { FieldFrame } from '../../fields/FieldFrame';
import { FieldInput } from '../../fields/FieldInput';
import { useField } from '../../fields/useField';
import { FormSection } from '../../form/FormSection';
import { ListTypeProvider } from '../../list/ListType';
import { chosenIn, queryOf } from '../../list/filters/chosenFilters';
import { queryOptions } from '../../list/ListFrame';
import { FormTypeProvider, useIsLocked } from '../../fields/formContext';
import { ChosenMembers } from './ChosenMembers';
import { CollectionFilters, FoundMembers } from './FoundMembers';
import type { ContentFormDefinition } from '../formPages';

/** The public view of a project. */
const ProjectPreview = lazy(async () => ({
  default: (await (await import('../../embed/types/projects')).contentType.load()).Detail as PreviewOf,
}));

/** The form of project collections. */
export const projectCollectionForm: ContentFormDefinition = {
  type: projectCollections,
  Inputs: () => <CollectionInputs collects={collectsProjects} words={projectMembers} Preview={ProjectPreview} />,
  failures: collectionWords.failures,
};

/** The date of an event. */
const period = ({ startDate, endDate }: Member) =>
  [...new Set([startDate, endDate].map(formatDateTime))].filter(Boolean).join(' – ');

/** The form of event collections. */
export const eventCollectionForm: ContentFormDefinition = {
  type: eventCollections,
  Inputs: () => <CollectionInputs collects={collectsEvents} words={eventMembers} detail={period} />,
  failures: collectionWords.failures,
};

const PreviewDialog = lazy(() =>
  import('../../form/PreviewDialog').then((module) => ({ default: module.PreviewDialog })),
);

interface CollectionInputsProps {
  collects: Collects;
  words: MemberWords;
  /** The public view of a record. */
  Preview?: PreviewOf;
  /** What a row shows next to id and name. */
  detail?: (member: Member) => ReactNode;
}

const options = { ...queryOptions(), gcTime: 0 };

/** The complete form of a collection: title, description, and records chosen one by one or by filters. */
function CollectionInputs({ collects, words, Preview, detail }: CollectionInputsProps) {
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <FieldInput source="description" wide />
      </FormSection>
      <FormSection title={collects.label}>
        <Members collects={collects} words={words} Preview={Preview} detail={detail} />
      </FormSection>
    </>
  );
}

function Members({
  collects,
  words,
  Preview,
  detail,
}: {
  collects: Collects;
  words: MemberWords;
  Preview: PreviewOf | undefined;
  detail: CollectionInputsProps['detail'];
}) {
  const { members } = collects;
  const dynamic = useField<boolean>('isDynamic');
  const filters = useField<CollectionFilter[]>('filters');
  const selection = useField<Member[]>('selection');
  const isDynamic = dynamic.value === true;
  const isLocked = useIsLocked('selection');
  const [news, setNews] = useState('');
  const [shown, setShown] = useState<Member | null>(null);
  const listed = useMemo(
    () => ({
      type: {
        ...members,
        filters: Object.fromEntries(
          collects.filters.flatMap((name) => (members.filters[name] ? [[name, members.filters[name]]] : [])),
        ),
      },
      area: 'collection',
    }),
    [collects, members],
  );
  const filter = useMemo(
    () => (isDynamic ? queryOfFilters(collects, filters.value ?? []) : none),
    [isDynamic, filters.value, collects],
  );
  const ids = useMemo(() => new Set((selection.value ?? []).map(({ id }) => id)), [selection.value]);
  const choose = (member: Member) => {
    const extra = Object.fromEntries(collects.shows.map((name) => [name, member[name]]));
    selection.onChange([
      ...(selection.value ?? []),
      { id: member.id, name: member.name, isPublic: member.isPublic, ...extra },
    ]);
    setNews(collectionWords.added(member.name));
  };
  const toggle = () => {
    // Turning off a search profile drops its filters.
    if (isDynamic) filters.onChange([]);
    dynamic.onChange(!isDynamic);
  };
  const order = isDynamic ? orderOf(collects) : members.defaultOrder;
  const onPreview = Preview && setShown;
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, minWidth: 0, '& > *': { minWidth: 0 } }}>
      <FieldFrame source="isDynamic" wide>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {!isLocked && (
            <Button variant="outlined" startIcon={<DynamicIcon />} onClick={toggle}>
              {isDynamic ? collectionWords.turnOff : collectionWords.turnOn}
            </Button>
          )}
          <Typography variant="body2" role="status">
            {isDynamic ? collectionWords.filtersChosen((filters.value ?? []).length) : words.chosen(ids.size)}
          </Typography>
        </Box>
      </FieldFrame>
      <Box aria-live="polite" sx={visuallyHidden}>
        {news}
      </Box>
      <FieldFrame source="selection" wide>
        {isDynamic ? (
          <Alert severity="info">
            {(filters.value ?? []).length > 0 ? collectionWords.dynamicNote : collectionWords.noFilters}
          </Alert>
        ) : (
          <ChosenMembers words={words} onPreview={onPreview} detail={detail} say={setNews} />
        )}
      </FieldFrame>
      {/* Without the right to choose, only the members are of interest. */}
      {(isDynamic || !isLocked) && (
        <ListTypeProvider value={listed}>
          {/* A different list, which does not keep the other's search term. */}
          <InfiniteListBase
            key={String(isDynamic)}
            resource={members.name}
            filter={filter}
            sort={{ field: order.field, order: order.direction }}
            perPage={100}
            queryOptions={options}
            storeKey={false}
            disableSyncWithLocation
            disableAuthentication
          >
            {!isDynamic && (
              <Typography component="h3" variant="subtitle2" sx={{ mb: -1 }}>
                {collectionWords.found}
              </Typography>
            )}
            <FieldFrame source="filters" wide>
              {isDynamic ? (
                <ByForm collects={collects} filters={filters.value ?? []} onChange={filters.onChange}>
                  <Box component="fieldset" disabled={isLocked} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
                    <CollectionFilters isDynamic />
                  </Box>
                </ByForm>
              ) : (
                <CollectionFilters isDynamic={false} />
              )}
            </FieldFrame>
            <FoundMembers
              words={words}
              chosen={isDynamic ? null : ids}
              onChoose={choose}
              onPreview={onPreview}
              detail={detail}
            />
          </InfiniteListBase>
        </ListTypeProvider>
      )}
      {shown && Preview && (
        <Suspense>
          <MemberPreview type={members} id={shown.id} Preview={Preview} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Box>
  );
}

const none = {};
const queryOfFilters = (collects: Collects, filters: readonly CollectionFilter[]) =>
  queryOf({
    term: '',
    chosen: filters.map((filter) => toListFilter(collects, filter)).map(({ type, value }) => ({ filter: type, value })),
  });

/** The surrounding list, with the filters of the form. */
function ByForm({
  collects,
  filters,
  onChange,
  children,
}: {
  collects: Collects;
  filters: readonly CollectionFilter[];
  onChange: (filters: CollectionFilter[]) => void;
  children: ReactNode;
}) {
  const list = useListContext();
  const filterValues = useMemo(() => queryOfFilters(collects, filters), [collects, filters]);
  const setFilters = useCallback(
    (query: unknown) =>
      onChange(chosenIn(query).map(({ filter, value }) => toCollectionFilter(collects, { type: filter, value }))),
    [collects, onChange],
  );
  return (
    <ListContextProvider
      value={useMemo(() => ({ ...list, filterValues, setFilters }) as typeof list, [list, filterValues, setFilters])}
    >
      {children}
    </ListContextProvider>
  );
}

/** The public view of a stored record of a collection. */
function MemberPreview({
  type,
  id,
  Preview,
  onClose,
}: {
  type: ContentType;
  id: number;
  Preview: PreviewOf;
  onClose: () => void;
}) {
  const { data } = useGetOne(type.name, { id });
  return data ? (
    <FormTypeProvider type={type}>
      <PreviewDialog Preview={Preview} record={data} locale="de" onClose={onClose} />
    </FormTypeProvider>
  ) : null;
}
