import type { Side } from '../../../../domain/review/places';
import type { NewItem } from '../../../inbox/writeItems';

/** An item as the import writes it; `replaces`: the open one for the same fields of the same project. */
export type PlannedItem = NewItem & { foreignId: string; normalizedData: Side; replaces: boolean };
