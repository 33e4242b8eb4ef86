import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { HeadingLevel, useFormType } from '../fields/formContext';
import { FieldInput } from '../fields/FieldInput';
import { sectionWords, programmeWords } from '../i18n/forms';
import { VideoEmbed } from '../embed/VideoEmbed';

interface FormSectionProps {
  /** Left out for a single list, which has its own title. */
  title?: string;
  /** Below the first screen, so it is rendered in a second step and the form opens within 150 ms. */
  later?: boolean;
  children: ReactNode;
}

/**
 * Fields that belong together, side by side if there is room. Without visible fields it disappears, including its
 * heading.
 */
export function FormSection({ title, later = false, children }: FormSectionProps) {
  const id = useId();
  const isShown = useDeferredValue(true, !later);
  if (!isShown) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title && id}
      sx={{ p: 2, mb: 2, '&:not(:has([data-field], .ra-input))': { display: 'none' } }}
    >
      {title && (
        <Typography id={id} component="h2" variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        <HeadingLevel value={title ? 'h3' : 'h2'}>{children}</HeadingLevel>
      </Box>
    </Paper>
  );
}

const VideoPreview = videoPreviewOf('value');

/** The last section of most forms: links, videos, pictures and documents, if the type has any of them. */
export function MediaSection() {
  const { fields } = useFormType();
  const has = (source: string) => Object.hasOwn(fields, source);
  return (
    <FormSection title={sectionWords.more} later>
      {has('links') && <FieldInput source="links" />}
      {has('videos') && <FieldInput source="videos" Extra={VideoPreview} />}
      {has('images') && <FieldInput source="images" />}
      {has('files') && <FieldInput source="files" />}
    </FormSection>
  );
}

/** The field `programs`: programmes with their units and descriptions. */
export const ProgrammeInput = () => <FieldInput source="programs" askBeforeRemoving={askBeforeRemoving} />;

/** Asks before a programme with content is removed. */
function askBeforeRemoving({ units }: Record<string, unknown>): { title: string; question: string } | null {
  return Array.isArray(units) && units.length > 0
    ? { title: programmeWords.remove, question: programmeWords.question }
    : null;
}

/**
 * The video below an entry in a list of videos.
 * @param part the part of an entry with its URL
 */
export function videoPreviewOf(part: string) {
  /** Re-renders only when its own URL changes. */
  return function VideoPreview({ source }: { source: string }) {
    const url = useWatch({ name: `${source}.${part}` }) as string | undefined;
    return url ? <VideoEmbed url={url} /> : null;
  };
}
