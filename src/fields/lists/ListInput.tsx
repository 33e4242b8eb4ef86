import { useCallback, useContext, useMemo, useEffect, useState, type ReactNode } from 'react';
import { useWrappedSource } from 'react-admin';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { Fields, ListField } from '../../../domain/fields';
import { emptyItem } from '../../../domain/kinds/items';
import { formWords } from '../../i18n/forms';
import { Compact, FormLanguageProvider, useFormLanguage, useIsLocked } from '../formContext';
import { isWide, type KindInputProps, type ListOptions, fieldId, useHasError } from '../useField';
import { ItemList, type ItemRow, RemoveButton, rowMark } from './ItemList';
import { ItemSource } from '../FieldFrame';
import { itemsOf, pastedRows } from './pastedRows';

/**
 * A list of small records, whose parts may themselves be lists. A list that is translated as a whole has a single
 * language inside; in any other, the items are the same in every language.
 */
export function ListInput({
  field,
  source,
  label,
  children,
  summary,
  Extra,
  askBeforeRemoving,
}: KindInputProps<ListField> & ListOptions) {
  const path = useWrappedSource(source);
  const { item, itemLabel, translated, asTable = false } = field;
  const nameOf = useCallback((index: number) => formWords.itemName(itemLabel, index + 1), [itemLabel]);
  const isLarge = useMemo(() => !asTable && Object.values(item as Fields).some(isWide), [asTable, item]);
  const renderRow = useCallback(
    (row: ItemRow) => (
      <ListRow {...row} isLarge={isLarge} asTable={asTable} singular={itemLabel} summary={summary} Extra={Extra}>
        {children}
      </ListRow>
    ),
    [isLarge, asTable, itemLabel, children, summary, Extra],
  );
  // Pasted text counts as German; a translation would have to belong to one of the rows.
  const locale = useFormLanguage();
  const takesRows = asTable && locale === 'de';
  const items = (
    <ItemList
      source={path}
      label={label}
      addLabel={field.addLabel}
      empty={useMemo(() => emptyItem(field), [field])}
      nameOf={nameOf}
      renderRow={renderRow}
      askBeforeRemoving={askBeforeRemoving}
      pasted={takesRows ? (data) => itemsOf(field, pastedRows(data)) : undefined}
      hint={takesRows ? formWords.pasteHint : undefined}
    />
  );
  return translated ? <FormLanguageProvider locale="de">{items}</FormLanguageProvider> : items;
}

/**
 * Content far out of view is neither laid out nor painted. It is while it has the focus, because a list of options may
 * extend beyond its edge.
 */
const whereSeen = { contentVisibility: 'auto', '&:focus-within': { contentVisibility: 'visible' } } as const;
/** An opened item keeps its last height. */
const openedWhereSeen = { ...whereSeen, containIntrinsicSize: 'auto 270px' } as const;
/**
 * The same applies to a row among many; at first it has the height of a closed one. Its content is then painted only
 * within the window, so that with thirty opened contacts a key press costs as much as with one. With few rows, the late
 * painting would be visible while scrolling.
 */
const rowWhereSeen = { ...whereSeen, containIntrinsicHeight: 'auto 28.56px' } as const;

/**
 * An item of a list. If it has a summary, it is one line until it is opened or contains an error. The only item of a
 * list in a table row has no frame.
 */
function ListRow({
  isLarge,
  asTable,
  singular,
  source,
  index,
  last,
  name,
  handle,
  isNew,
  isOneOfMany,
  onRemove,
  onMove,
  summary,
  Extra,
  children,
}: ItemRow & ListOptions & { isLarge: boolean; asTable: boolean; singular: string; children: ReactNode }) {
  const isCompact = useContext(Compact);
  const wrong = useHasError(source);
  const isLocked = useIsLocked(source);
  const [open, setOpen] = useState(!summary || isNew || wrong);
  useEffect(() => {
    if (wrong) setOpen(true);
  }, [wrong]);
  const columns = asTable ? tableColumns : isCompact ? 'minmax(0, 1fr)' : inputColumns;
  const inputs = (
    <ItemInputs columns={columns}>
      <Compact.Provider value={asTable || isCompact}>
        <ItemSource path={source}>{children}</ItemSource>
      </Compact.Provider>
    </ItemInputs>
  );
  if (isCompact && index === 0 && last)
    return (
      <Box role="group" aria-label={name} {...rowMark(source)} sx={{ my: -0.5 }}>
        {inputs}
      </Box>
    );
  const body = `${fieldId(source)}-body`;
  const moveButton = (label: string, direction: 'up' | 'down', to: number, disabled: boolean, icon: ReactNode) => (
    <IconButton
      size="small"
      title={label}
      aria-label={formWords.itemAction(label, name)}
      data-move={`${direction} ${source}`}
      disabled={disabled}
      onClick={() => onMove(index, to)}
    >
      {icon}
    </IconButton>
  );
  const extra = Extra && (
    <Box sx={{ mt: 1 }}>
      <Extra source={source} />
    </Box>
  );
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={name}
      {...rowMark(source)}
      sx={{ p: 1, scrollMarginTop: 160, ...(summary && isOneOfMany && rowWhereSeen) }}
    >
      {/* On a phone the buttons go below the inputs, to leave room for the values. */}
      <Stack
        direction="row"
        spacing={0.5}
        sx={{
          alignItems: 'flex-start',
          ...(!summary && { flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: 'flex-end' }),
        }}
      >
        {handle}
        {summary ? (
          <Summary
            source={source}
            name={name}
            summary={summary}
            open={open}
            controls={body}
            onToggle={() => setOpen(!open)}
          />
        ) : isLarge ? (
          // Texts and lists inside take the full width, since they may be nested in such an item themselves.
          <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1, alignSelf: 'center' }}>
            {name}
          </Typography>
        ) : (
          inputs
        )}
        {!isLocked && moveButton(formWords.moveUp, 'up', index - 1, index === 0, <UpIcon fontSize="small" />)}
        {!isLocked && moveButton(formWords.moveDown, 'down', index + 1, last, <DownIcon fontSize="small" />)}
        <RemoveButton label={formWords.removeOne(singular)} source={source} onClick={() => onRemove(index)} />
      </Stack>
      {isLarge && !summary && inputs}
      {summary && (
        <Box id={body} hidden={!open} sx={{ pt: open ? 1.5 : 0, mx: -0.5, px: 0.5, ...openedWhereSeen }}>
          {open && inputs}
          {open && extra}
        </Box>
      )}
      {!summary && extra}
    </Paper>
  );
}

const inputColumns = 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))';
const tableColumns = { xs: 'minmax(0, 1fr)', sm: '130px minmax(0, 1fr)' };

function ItemInputs({ columns, children }: { columns: typeof tableColumns | string; children: ReactNode }) {
  return (
    <Box
      sx={{
        flexGrow: 1,
        flexBasis: { xs: 'calc(100% - 48px)', sm: 0 },
        minWidth: 0,
        display: 'grid',
        gap: columns === inputColumns ? 1.5 : 0.75,
        gridTemplateColumns: columns,
        pt: columns === 'minmax(0, 1fr)' ? 0 : 0.75,
      }}
    >
      {children}
    </Box>
  );
}

interface SummaryProps {
  source: string;
  name: string;
  summary: NonNullable<ListOptions['summary']>;
}

function Summary({
  open,
  controls,
  onToggle,
  ...of
}: SummaryProps & { open: boolean; controls: string; onToggle: () => void }) {
  return (
    <ButtonBase
      onClick={onToggle}
      aria-expanded={open}
      aria-controls={controls}
      sx={{
        flexGrow: 1,
        minWidth: 0,
        justifyContent: 'flex-start',
        textAlign: 'left',
        py: 0.5,
        px: 0.5,
        borderRadius: 1,
        font: 'inherit',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <ExpandIcon
        fontSize="small"
        sx={{ mr: 0.5, flexShrink: 0, transform: open ? 'none' : 'rotate(-90deg)', color: 'text.secondary' }}
      />
      <SummaryText {...of} />
    </ButtonBase>
  );
}

/** The only part of a row that depends on all its values; it re-renders nothing around it. */
function SummaryText({ source, name, summary }: SummaryProps) {
  const text = useWatch({ name: source, compute: (item?: Record<string, unknown>) => summary(item ?? {}) });
  return (
    <Typography component="span" variant="body2" noWrap sx={{ flexGrow: 1, height: '1.43em', contain: 'strict' }}>
      {text || name}
    </Typography>
  );
}
