import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import type { Field, Upload } from '../../domain/fields';
import { isMissing } from '../../domain/locales';
import type { DifferenceDescription, ItemDescription } from '../../domain/review/description';
import { hasFiles, hasItems, hasPictures, partsOf, type ItemsField } from '../../domain/kinds/items';
import { describe } from '../../domain/review/describe';
import { partAt } from '../../domain/review/values';
import { reviewWords } from '../i18n/review';
import { Thumbnail } from '../fields/uploads/Thumbnail';
import { EmptyValue, type RenderItemAction } from './values';
import { showValue } from '../fields/values';

const colors = { added: 'success', removed: 'error', moved: 'info', changed: 'warning', same: 'default' } as const;

interface ItemsDifferenceProps {
  field: ItemsField;
  description: Extract<DifferenceDescription, { kind: 'list' }>;
  /** Whether unchanged items are shown instead of counted. */
  whole?: boolean | undefined;
  one?: RenderItemAction | undefined;
  /** Shows the difference of a part of an item. */
  PartDifference: ComponentType<{ field: Field; description: DifferenceDescription; whole?: boolean }>;
}

/** Items of a list, pictures or documents: those added, removed, moved or changed, with their changed parts. */
export function ItemsDifference({ field, description, whole = false, one, PartDifference }: ItemsDifferenceProps) {
  const changed = description.items.filter(({ kind }) => whole || kind !== 'same');
  const same = description.items.length - changed.length;
  if (description.items.length === 0) return <EmptyValue />;
  return (
    <Box sx={{ typography: 'body2' }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {changed.map((item, index) => (
          <ItemRow
            key={index}
            field={field}
            item={item}
            one={changed.length > 1 ? one : undefined}
            PartDifference={PartDifference}
          />
        ))}
      </Box>
      {same > 0 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: changed.length > 0 ? 0.5 : 0 }}>
          {reviewWords.unchanged(same)}
        </Typography>
      )}
    </Box>
  );
}

function ItemRow({
  field,
  item,
  one,
  PartDifference,
}: Pick<ItemsDifferenceProps, 'field' | 'one' | 'PartDifference'> & { item: ItemDescription }) {
  const { kind, from = 0, to = 0, moved, fields = {} } = item;
  const value = (item.after ?? item.before ?? {}) as Record<string, unknown>;
  const isPicture = hasPictures(field) && typeof value.id === 'number';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        pl: 1,
        borderLeft: 3,
        borderColor: kind === 'same' ? 'divider' : `${colors[kind]}.main`,
      }}
    >
      {isPicture && <Thumbnail image={value as unknown as Upload} name={fileName(value)} />}
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          {kind !== 'same' && (
            <Chip
              size="small"
              variant="outlined"
              label={reviewWords.itemKinds[kind]}
              sx={{ height: 20, borderColor: `${colors[kind]}.main` }}
            />
          )}
          <Box
            component="span"
            sx={{ fontWeight: 600, textDecoration: kind === 'removed' ? 'line-through' : undefined }}
          >
            {itemName(field, value)}
          </Box>
          {moved && (
            <Typography variant="caption" color="text.secondary">
              {reviewWords.movedTo(from + 1, to + 1)}
            </Typography>
          )}
          {kind !== 'same' && kind !== 'moved' && one?.({ item }, itemName(field, value))}
        </Box>
        {kind === 'changed' ? (
          <ChangedParts field={field} fields={fields} PartDifference={PartDifference} />
        ) : (
          kind !== 'moved' && (
            <Parts field={field} value={value} struck={kind === 'removed'} PartDifference={PartDifference} />
          )
        )}
      </Box>
    </Box>
  );
}

function ChangedParts({
  field,
  fields,
  PartDifference,
}: Pick<ItemsDifferenceProps, 'field' | 'PartDifference'> & { fields: Record<string, DifferenceDescription> }) {
  const parts = partsOf(field);
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.5 }}>
      {Object.entries(fields).map(([name, description]) => {
        const part = parts[name];
        return (
          part && (
            <Part key={name} field={part}>
              <PartDifference field={part} description={description} />
            </Part>
          )
        );
      })}
    </Box>
  );
}

/** An added or removed item with all its content. */
function Parts({
  field,
  value,
  struck,
  PartDifference,
}: Pick<ItemsDifferenceProps, 'field' | 'PartDifference'> & { value: Record<string, unknown>; struck: boolean }) {
  const shown = Object.entries(partsOf(field)).filter(([name]) => !isMissing(partAt(value, name)));
  if (shown.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.5, textDecoration: struck ? 'line-through' : undefined }}>
      {shown.map(([name, part]) => {
        const inside = partAt(value, name);
        return (
          <Part key={name} field={part}>
            {typeof inside === 'object' ? (
              <PartDifference field={part} description={describe(part, inside, inside)} whole />
            ) : (
              showValue(part, inside)
            )}
          </Part>
        );
      })}
    </Box>
  );
}

/** Lists take the full width, since they can contain lists. */
function Part({ field, children }: { field: Field; children: ReactNode }) {
  return (
    <Box sx={{ display: hasItems(field) ? 'block' : 'flex', gap: 1 }}>
      <Box component="dt" sx={{ color: 'text.secondary', flex: '0 0 auto', minWidth: 90 }}>
        {field.label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** An item on one line: its file name, or else its first three values, or else the item label. */
function itemName(field: ItemsField, value: Record<string, unknown>): string {
  if (hasFiles(field)) return fileName(value);
  const texts = Object.entries(partsOf(field))
    .map(([name, part]) => showPart(part, partAt(value, name)))
    .filter(Boolean);
  return texts.slice(0, 3).join(' · ') || ('itemLabel' in field ? field.itemLabel : '');
}

function showPart(part: ReturnType<typeof partsOf>[string], value: unknown): string {
  if (part.kind === 'record') return String((value as { name?: string } | undefined)?.name ?? '');
  return typeof value === 'object' || part.kind === 'boolean' ? '' : showValue(part, value).slice(0, 80);
}

function fileName(value: Record<string, unknown>): string {
  const [name, extension] = [String(value.name ?? ''), String(value.extension ?? '')];
  return extension === '' || name.toLowerCase().endsWith(`.${extension.toLowerCase()}`) ? name : `${name}.${extension}`;
}
