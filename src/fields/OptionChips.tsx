import Chip from '@mui/material/Chip';
import type { Option } from './referenceOptions';

/** What `useAutocomplete` gives for a chosen entry. */
type ItemProps = (args: { index: number }) => { key: number; 'data-item-index': number; tabIndex: -1; onDelete: (event: unknown) => void };

/** The chosen entries, each removable by its cross, by Backspace, or from the keyboard with the arrow keys. */
export function OptionChips({ options, itemProps }: { options: readonly Option[]; itemProps: ItemProps }) {
  return options.map((option, index) => {
    const { key: _, ...props } = itemProps({ index });
    return <Chip key={option.id} size="small" label={option.label} title={option.label} {...props} />;
  });
}
