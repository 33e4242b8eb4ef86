import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MediaFile } from '../../../domain/media';
import { mediaWords } from '../../i18n/media';
import { viewUrl } from '../../ui/fileUrls';

interface Props {
  file: MediaFile;
  /** A CSS position, or '' for the centre. */
  value: string;
  isLocked: boolean;
  onChange: (value: string) => void;
}

/** The formats in which lists and galleries crop pictures. */
const crops = ['16 / 9', '1 / 1'];

/** How arrow keys move the point, in percent. */
const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

/** The point of a picture that stays in view, chosen by a click or the arrow keys. */
export function FocusInput({ file, value, isLocked, onChange }: Props) {
  const [x = 50, y = 50] = value === '' ? [] : value.split(' ').map((part) => Number.parseInt(part, 10));
  const set = (left: number, top: number) => onChange(`${within(left)}% ${within(top)}%`);
  return (
    <Box component="fieldset" disabled={isLocked} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {mediaWords.focus}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 0.5 }}>
        {mediaWords.focusHint}
      </Typography>
      <Box
        component="button"
        type="button"
        aria-label={mediaWords.focusAt(x, y)}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          // Enter is no point of the picture.
          if (detail === 0) return;
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          set(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
        }}
        onKeyDown={(event) => {
          const [right, down] = steps[event.key] ?? [0, 0];
          if (right === 0 && down === 0) return;
          event.preventDefault();
          set(x + right, y + down);
        }}
        sx={{
          display: 'block',
          position: 'relative',
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          width: 'fit-content',
          maxWidth: '100%',
          lineHeight: 0,
          cursor: isLocked ? 'default' : 'crosshair',
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
      >
        <img
          src={viewUrl(file)}
          alt=""
          draggable={false}
          style={{ maxWidth: '100%', maxHeight: 260, minWidth: 24, minHeight: 24 }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: `${x}%`,
            top: `${y}%`,
            width: 22,
            height: 22,
            m: '-11px 0 0 -11px',
            borderRadius: '50%',
            border: '2px solid #fff',
            boxShadow: '0 0 0 2px #000, inset 0 0 0 1px #000',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5, alignItems: 'center' }}>
        {crops.map((aspectRatio) => (
          <img
            key={aspectRatio}
            src={viewUrl(file)}
            alt=""
            style={{ height: 72, aspectRatio, objectFit: 'cover', objectPosition: `${x}% ${y}%` }}
          />
        ))}
        <Button size="small" color="secondary" disabled={isLocked || value === ''} onClick={() => onChange('')}>
          {mediaWords.centre}
        </Button>
      </Box>
    </Box>
  );
}

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));
