import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, Suspense, Fragment, useState } from 'react';
import Typography from '@mui/material/Typography';
import type { Field } from '../../domain/fields';
import {
  type DifferenceDescription,
  type Entry,
  formattingLabels,
  type Formatting,
  type Segment,
} from '../../domain/review/description';
import { hasItems } from '../../domain/kinds/items';
import type { ReferenceListName } from '../../domain/references';
import { reviewWords } from '../i18n/review';
import { useReferenceMap } from '../cache/references';
import { LinkButton } from '../ui/buttons';
import { Marked, EmptyValue, type RenderItemAction } from './values';
import { showValue } from '../fields/values';
import { ItemsDifference } from './ItemsDifference';

/** Loaded with the first drawing. */
const DrawingDifference = lazy(async () => ({ default: (await import('./DrawingDifference')).DrawingDifference }));
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Renders the output of `describe` according to the kind of field. */
export function DescribedDifference({
  field,
  description,
  whole,
  one,
}: {
  field: Field;
  description: DifferenceDescription;
  whole?: boolean | undefined;
  one?: RenderItemAction | undefined;
}) {
  switch (description.kind) {
    case 'text':
    case 'richText':
      return <TextDifference description={description} />;
    case 'references':
      return 'list' in field ? (
        <EntriesDifference list={field.list} description={description} one={one} />
      ) : (
        <NamedDifference description={description} one={one} />
      );
    case 'list':
      return hasItems(field) ? (
        <ItemsDifference
          field={field}
          description={description}
          whole={whole}
          one={one}
          PartDifference={DescribedDifference}
        />
      ) : null;
    case 'value':
      if (field.kind === 'svg')
        return (
          <Suspense fallback={null}>
            <DrawingDifference before={textOf(description.before)} after={textOf(description.after)} />
          </Suspense>
        );
      return (
        <ValuesDifference before={showValue(field, description.before)} after={showValue(field, description.after)} />
      );
  }
}

/** Dates, amounts, choices and switches: the value before and the value after. */
function ValuesDifference({ before, after }: { before: string; after: string }) {
  if (before === after) return <Box sx={{ typography: 'body2' }}>{after || <EmptyValue />}</Box>;
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {before === '' ? <EmptyValue /> : <Marked kind="removed">{before}</Marked>}
      <Box component="span" aria-hidden="true" sx={{ mx: 1 }}>
        →
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {reviewWords.after}
      </Box>
      {after === '' ? <EmptyValue /> : <Marked kind="added">{after}</Marked>}
    </Box>
  );
}

/** References by name: those added, removed and kept. */
function EntriesDifference({
  list,
  description,
  one,
}: {
  list: ReferenceListName;
  description: Extract<DifferenceDescription, { kind: 'references' }>;
  one?: RenderItemAction | undefined;
}) {
  const known = useReferenceMap(list);
  return <NamedDifference description={description} nameOf={(id) => known.get(id)?.name} one={one} />;
}

/** The same for records, whose names come with them. */
function NamedDifference({
  description,
  nameOf: known,
  one,
}: {
  description: Extract<DifferenceDescription, { kind: 'references' }>;
  nameOf?: (id: number) => string | undefined;
  one?: RenderItemAction | undefined;
}) {
  const { added, removed, moved = [], unchanged } = description;
  const nameOf = ({ id, name }: Entry) => {
    if (id === null) return reviewWords.unmatched(name ?? '');
    return known?.(id) ?? name ?? `#${id}`;
  };
  if (added.length + removed.length + moved.length + unchanged.length === 0) return <EmptyValue />;
  const isSeveral = added.length + removed.length > 1;
  const items = (entries: readonly Entry[], kind?: 'added' | 'removed') =>
    entries.map((entry) => (
      <Box
        component="li"
        key={`${kind} ${entry.id} ${entry.name}`}
        sx={{ display: 'inline', '&:not(:last-child)::after': { content: '" · "', color: 'text.secondary' } }}
      >
        {kind ? <Marked kind={kind}>{nameOf(entry)}</Marked> : nameOf(entry)}
        {kind && isSeveral && one?.({ entry, added: kind === 'added' }, nameOf(entry))}
      </Box>
    ));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', overflowWrap: 'anywhere' }}>
      {items(removed, 'removed')}
      {items(added, 'added')}
      {moved.map((entry) => (
        <Box component="li" key={`moved ${entry.id}`}>
          {nameOf(entry)}{' '}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {reviewWords.movedTo(entry.from + 1, entry.to + 1)}
          </Box>
        </Box>
      ))}
      {items(unchanged)}
    </Box>
  );
}

/** The length of the unchanged text that is kept around a change, in characters. */
const around = 160;

/** Two texts in one: removed, added, and reformatted words. */
function TextDifference({
  description,
}: {
  description: Extract<DifferenceDescription, { kind: 'text' | 'richText' }>;
}) {
  const [whole, setWhole] = useState(false);
  const { segments } = description;
  const isLong = segments.length > 1 && segments.some(({ kind, text }) => kind === 'same' && text.length > 3 * around);
  const formatting = description.kind === 'richText' ? description.formatting : [];
  return (
    <Box sx={{ typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {formatting.length > 0 && description.kind === 'richText' && (
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
          {(description.formattingOnly ? reviewWords.formattingOnly : reviewWords.formattingToo)(named(formatting))}
        </Typography>
      )}
      {segments.length === 0 && <EmptyValue />}
      {segments.map((segment, index) => (
        <SegmentText
          key={index}
          segment={segment}
          text={isLong && !whole ? shortened(segments, index) : segment.text}
        />
      ))}
      {isLong && !whole && (
        <Box sx={{ mt: 0.5 }}>
          <LinkButton onClick={() => setWhole(true)}>{reviewWords.wholeText}</LinkButton>
        </Box>
      )}
    </Box>
  );
}

function SegmentText({ segment, text }: { segment: Segment; text: string }) {
  if (segment.kind === 'same') {
    if (!segment.formatting?.length) return <Fragment>{text}</Fragment>;
    const title = reviewWords.formatting(named(segment.formatting));
    return (
      <Box component="span" title={title} sx={{ borderBottom: '2px dotted', borderColor: 'info.main' }}>
        {text}
      </Box>
    );
  }
  // The space before a changed word is not part of the change.
  const lead = /^\s*/.exec(text)?.[0] ?? '';
  return (
    <>
      {lead}
      <Marked kind={segment.kind}>{text.slice(lead.length) || '⏎'}</Marked>
    </>
  );
}

/** An unchanged passage without its middle, cut between words; at the ends of a text, only one side is kept. */
function shortened(segments: readonly Segment[], index: number): string {
  const { kind, text } = segments[index] as Segment;
  if (kind !== 'same' || text.length <= 3 * around) return text;
  const head = index === 0 ? '' : text.slice(0, around).replace(/\S*$/, '').trimEnd();
  const tail = index === segments.length - 1 ? '' : text.slice(-around).replace(/^\S*/, '').trimStart();
  return `${head} […] ${tail}`;
}

function named(formatting: readonly Formatting[]): string {
  return formatting.map((name) => formattingLabels[name]).join(', ');
}
