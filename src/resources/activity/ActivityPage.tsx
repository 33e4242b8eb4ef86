import ToggleButton from '@mui/material/ToggleButton';
import { useEffect, useMemo, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { activityList, type Activity } from '../../../domain/administration/activity';
import { contentOf } from '../../../domain/contents';
import { contentTypes } from '../../../domain/contentTypes';
import { text } from '../../../domain/fields';
import { placesOf } from '../../../domain/review/places';
import { activityWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { reviewWords } from '../../i18n/review';
import { untitled } from '../../i18n/untitled';
import { ContentList } from '../../list/ContentList';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { placeLabel } from '../../review/values';
import { formatMoment } from '../../ui/format';
import { ActivityDialog } from './ActivityDialog';

/** What a list needs to know about changes, which are of all types. */
const activities = {
  ...activityList,
  name: 'activity',
  label: pageLabels.activity,
  titleField: 'title',
  besideTitle: 'at',
  fields: {
    type: text({ label: activityWords.type }),
    title: text({ label: activityWords.name }),
    changed: text({ label: activityWords.changed }),
  },
  nothing: { title: activityWords.empty, hint: activityWords.hint },
};

const activityOf = (row: Row) => row as unknown as Activity;
const texts = {
  at: (row: Row) => formatMoment(activityOf(row).at),
  by: (row: Row) => activityOf(row).user?.email ?? reviewWords.system,
  type: (row: Row) => contentOf(activityOf(row).resource)?.label.singular ?? activityOf(row).resource,
  title: (row: Row) => activityOf(row).title || untitled.de,
  changed: (row: Row) => {
    const { event, resource, changed } = activityOf(row);
    if (event !== 'update') return reviewWords.actions[event];
    const type = contentTypes[resource as keyof typeof contentTypes];
    const labels = placesOf(type).flatMap((place) => (changed.includes(place.path) ? [placeLabel(place)] : []));
    return labels.join(', ') || activityWords.nothingShown;
  },
};

/** /activity: who changed what when, in records of all types. */
export function ActivityPage() {
  const [viewed, setViewed] = useState<number | null>(null);
  const type = useMemo(() => ({ ...activities, onOpen: ({ id }: Row) => setViewed(id) }), []);
  return (
    <>
      <ContentList type={type} actions={<SinceLastVisit />}>
        <FieldColumn source="at" label={activityWords.at} width={130} text={texts.at} />
        <FieldColumn source="by" label={activityWords.by} width={180} text={texts.by} />
        <FieldColumn source="type" width={120} text={texts.type} />
        <FieldColumn source="title" width={300} text={texts.title} />
        <FieldColumn source="changed" width={260} grow text={texts.changed} />
      </ContentList>
      {viewed !== null && <ActivityDialog id={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

/** Opening the page again within this time, in milliseconds, is the same visit. */
const oneVisit = 30 * 60_000;

/** Narrows the list to what has happened since the last visit to this page in this browser. */
function SinceLastVisit() {
  const [{ now, last }, setVisits] = useStore<{ now: number; last?: number }>('activity.visits', { now: 0 });
  const { filterValues, setFilters } = useListContext();
  useEffect(() => {
    setVisits(({ now, last }) => ({
      now: Date.now(),
      ...(now > 0 && Date.now() - now > oneVisit ? { last: now } : last !== undefined && { last }),
    }));
  }, [setVisits]);
  if (now === 0 || last === undefined) return null;
  const since = new Date(last).toISOString();
  const isOn = filterValues.since === since;
  const { since: _, ...others } = filterValues;
  return (
    <ToggleButton
      value="since"
      size="small"
      selected={isOn}
      onChange={() => setFilters(isOn ? others : { ...others, since })}
    >
      {activityWords.sinceLastVisit(formatMoment(since))}
    </ToggleButton>
  );
}
