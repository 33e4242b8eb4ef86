import { lazy, Suspense, useState } from 'react';
import { swissDay } from '../../../domain/values/days';
import { momentChoices } from '../../../domain/editorFilters';
import { listWords } from '../../i18n/lists';
import { FilterSelect } from './FilterSelect';

const DayDialog = lazy(() => import('./DayDialog').then((module) => ({ default: module.DayDialog })));

const other = 'other';
const options = [...momentChoices, { id: other, label: listWords.otherDay }];

/** A filter for moments from a day on: the usual ones, which move on with the days, or any. */
export function MomentSelect({
  label,
  isChosen,
  onPick,
}: {
  label: string;
  isChosen: (value: string) => boolean;
  onPick: (value: string) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const take = (day: string | null) => {
    setAsking(false);
    if (day) onPick(day);
  };
  return (
    <>
      <FilterSelect
        label={label}
        options={options}
        isChosen={isChosen}
        onPick={(value) => (value === other ? setAsking(true) : onPick(value))}
      />
      <Suspense>{isAsking && <DayDialog title={label} first={swissDay.format(new Date())} onDone={take} />}</Suspense>
    </>
  );
}
