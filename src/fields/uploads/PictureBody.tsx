import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { imageParts, type Upload } from '../../../domain/fields';
import { imageTextKey } from '../../../domain/locales';
import { useFormLanguage } from '../FormLanguage';
import { Thumbnail } from './Thumbnail';
import { UploadText } from './UploadText';

/**
 * A picture with its caption and copyright. `isOwn`: it is one of a language, else its texts stand beside each other,
 * and that of the form's language is shown.
 */
export function PictureBody({ image, name, isOwn = false }: { image: Upload; name: string; isOwn?: boolean }) {
  const language = useFormLanguage();
  // Pictures have captions in the languages of the country only.
  const locale = isOwn || language === 'en' ? 'de' : language;
  const text = (part: 'description' | 'copyright') => {
    const key = imageTextKey(part, locale);
    return <UploadText key={key} source={key} label={imageParts[key].label} german={key === part ? undefined : part} />;
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexGrow: 1, minWidth: 0 }}>
      <Thumbnail image={image} name={name} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="caption" component="p" noWrap title={name} sx={{ color: 'text.secondary', mb: 1.25 }}>
          {name}
        </Typography>
        <Box
          sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' }}
        >
          {text('description')}
          {text('copyright')}
        </Box>
      </Box>
    </Box>
  );
}
