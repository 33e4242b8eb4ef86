import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useListContext } from 'react-admin';
import { isPicture, type MediaFile } from '../../domain/media';
import { mediaWords } from '../i18n/media';
import { viewUrl } from '../ui/fileUrls';

/** The files of the surrounding list as pictures to choose from. Arrow keys move between them. */
export function MediaGrid({ onOpen }: { onOpen: (file: MediaFile) => void }) {
  const { data = [] } = useListContext<MediaFile>();
  return (
    <Box
      component="ul"
      aria-label={mediaWords.grid}
      onKeyDown={moveFocus}
      sx={{
        flex: '1 1 0',
        minHeight: 0,
        overflow: 'auto',
        m: 0,
        p: 0.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 46%), 1fr))',
        gridAutoRows: 'max-content',
        alignContent: 'start',
        listStyle: 'none',
      }}
    >
      {data.map((file) => (
        <li key={file.id}>
          <MediaCard file={file} onOpen={onOpen} />
        </li>
      ))}
    </Box>
  );
}

function MediaCard({ file, onOpen }: { file: MediaFile; onOpen: (file: MediaFile) => void }) {
  const isImage = isPicture(file);
  return (
    <Box
      component="button"
      type="button"
      onClick={() => onOpen(file)}
      sx={{
        display: 'block',
        width: '100%',
        p: 0,
        font: 'inherit',
        color: 'inherit',
        textAlign: 'left',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        cursor: 'pointer',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        sx={{
          aspectRatio: '4 / 3',
          bgcolor: 'action.hover',
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
          overflow: 'hidden',
        }}
      >
        {isImage ? (
          <img
            src={viewUrl(file)}
            alt=""
            loading="lazy"
            decoding="async"
            style={{
              width: '100%',
              height: '100%',
              objectFit: 'cover',
              ...(file.focus && { objectPosition: file.focus }),
            }}
          />
        ) : (
          <DocumentIcon fontSize="large" />
        )}
      </Box>
      <Box component="span" sx={{ display: 'block', p: 1 }}>
        <Typography component="span" variant="body2" noWrap title={file.name} sx={{ display: 'block' }}>
          {file.title || file.name}
        </Typography>
        <Typography component="span" variant="caption" color="text.secondary" noWrap sx={{ display: 'block' }}>
          {mediaWords.uses(file.uses)}
          {isImage && !file.alt && ` · ${mediaWords.withoutAlt}`}
        </Typography>
      </Box>
    </Box>
  );
}

/** Left and right move by one file, up and down by a row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const first = cards[0]!.getBoundingClientRect().top;
  const columns = cards.filter((card) => card.getBoundingClientRect().top === first).length;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: cards.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  cards[at + step]?.focus();
}
