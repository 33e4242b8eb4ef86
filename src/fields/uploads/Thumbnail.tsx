import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Upload } from '../../../domain/fields';
import { uploadWords } from '../../i18n/forms';
import { viewUrl } from '../../ui/fileUrls';

/** A small picture that opens at full size in another tab. Its dimensions are fixed before it has loaded. */
export function Thumbnail({ image, name }: { image: Upload; name: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <Box
      component="a"
      href={viewUrl(image)}
      target="_blank"
      rel="noopener"
      aria-label={uploadWords.action(uploadWords.enlarge, name)}
      // Otherwise dragging would take the picture's URL instead of the row.
      draggable={false}
      sx={{
        width: 120,
        height: 88,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        borderRadius: 1,
        overflow: 'hidden',
        color: 'text.secondary',
      }}
    >
      {broken ? (
        <BrokenIcon titleAccess={uploadWords.noPreview} />
      ) : (
        <img
          src={viewUrl(image)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
          width={120}
          height={88}
          style={{ objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
