import type { ReactNode } from 'react';
import type { Feature } from '../../../domain/features';
import type { Field } from '../../../domain/fields';
import { nameOf } from '../../../domain/contentType';
import { orderingOf } from '../../../domain/kinds/ordering';
import { listWords } from '../../i18n/lists';
import { formatYear } from '../../ui/format';
import type { ListedType, Row } from '../ListType';
import { cellKinds, metaCells, type Cell } from './cells';

export interface ColumnProps {
  /** The name of a declared field, or `id`, `createdAt`, `updatedAt`. */
  source: string;
  /** Where the head says something else than the declaration. */
  label?: string;
  /** Pixels, where the usual width of the kind does not fit. */
  width?: number;
  /** Whether it takes a share of a wide screen. */
  grow?: boolean;
  /** Only the year of a date. */
  year?: boolean;
  /** What a cell says, where that is not the value of the field. */
  text?: (row: Row) => string;
  /** What a cell shows, where that is more than a text. */
  content?: (row: Row) => ReactNode;
}

/** One column, complete: from the declaration where the page says nothing else. */
export interface Column {
  name: string;
  label: string;
  width: number;
  grow: boolean;
  /** The switch that shows it. */
  feature: Feature | undefined;
  /** Names the record, opens it and carries its marks. */
  isTitle: boolean;
  /** The order of the first click on its head; undefined where the list cannot be ordered by it. */
  firstOrder: 'ASC' | 'DESC' | undefined;
  cell: (row: Row) => Cell;
  content: ((row: Row) => ReactNode) | undefined;
}

export function columnOf(type: ListedType, { source, label, width, grow, year, text, content }: ColumnProps): Column {
  const field = type.fields[source] as Field | undefined;
  const isTitle = source === type.titleField;
  const kind = field ? cellKinds[field.kind] : metaCells[source];
  const cell = year ? yearCell : kind?.cell;
  return {
    name: source,
    label: label ?? field?.label ?? metaLabels[source] ?? source,
    width: width ?? (year ? 68 : isTitle ? 280 : (kind?.width ?? 110)),
    grow: grow ?? kind?.grow ?? false,
    feature: field?.feature,
    isTitle,
    firstOrder: type.orderBy.includes(source) ? firstOrderOf(field, kind?.firstOrder) : undefined,
    content,
    cell: text
      ? (row) => ({ text: text(row) })
      : isTitle && type.nameOf
        ? (row) => ({ text: nameOf(type, row) })
        : (row) => cell?.(row, source, field as never) ?? { text: '' },
  };
}

/** Words from A, numbers and days from the latest. */
function firstOrderOf(field: Field | undefined, usual: Column['firstOrder'] = 'ASC'): 'ASC' | 'DESC' {
  if (field?.counted) return 'DESC';
  return field && orderingOf(field) === 'words' ? 'ASC' : usual;
}

const yearCell = (row: Row, name: string): Cell => ({ text: formatYear(row[name]) });
const metaLabels: Record<string, string> = {
  id: listWords.id,
  createdAt: listWords.createdAt,
  updatedAt: listWords.updatedAt,
};
