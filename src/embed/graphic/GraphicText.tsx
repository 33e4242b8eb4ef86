import { drawingPath } from '../../../domain/http';
import { partsOf, saidBy, view } from '../../../domain/publicViews/interactive-graphics';
import { textOf } from '../../../domain/values/textsIn';
import { host } from '../../ui/host';
import { RichText } from '../record/blocks';
import { viewOf, type ViewProps } from '../record/RecordView';

/** A graphic without scripts: its drawing is a picture, with all that its elements and markers open below it. */
export const GraphicText = viewOf(view, { Extra: Drawing });

function Drawing({ record, locale }: ViewProps) {
  const parts = (['elements', 'markers'] as const).flatMap((name) => partsOf(record, name));
  return (
    <>
      <p className="record-view__picture">
        <img src={host + drawingPath(record.id)} alt={textOf(record, 'title', locale)} loading="lazy" />
      </p>
      {parts.map((part, index) => (
        <RichText key={index} html={saidBy(part, locale)?.html ?? ''} />
      ))}
    </>
  );
}
