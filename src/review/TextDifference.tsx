import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { formattingLabels, type Description, type Formatting, type Segment } from '../../domain/review/description';
import { reviewWords } from '../i18n/review';
import { LinkButton } from '../ui/buttons';
import { Marked, Nothing } from './Marked';

/** Length of the unchanged text kept around a change, in characters. */
const around = 160;

/** Two texts in one: removed, added, and merely reformatted words. */
export function TextDifference({ description }: { description: Extract<Description, { kind: 'text' | 'richText' }> }) {
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
      {segments.length === 0 && <Nothing />}
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

/** An unchanged passage without its middle, cut between words; at the ends of a text only one side is kept. */
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
