import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, type ComponentProps } from 'react';
import { imageParts } from '../../domain/fields';
import { imageTextKey } from '../../domain/locales';
import { imageTypes } from '../../domain/fileTypes';
import { uploadWords } from '../i18n/uploads';
import { useFormLanguage } from '../fields/FormLanguage';
import { prepareImage } from './prepareImage';
import { Thumbnail } from './Thumbnail';
import { UploadFrame } from './UploadFrame';
import { UploadList } from './UploadList';
import { UploadText } from './UploadText';

const extensions = Object.keys(imageTypes);
type RenderFile = ComponentProps<typeof UploadList>['renderFile'];

/**
 * The pictures of a record, with caption and copyright in the language of the form. In: the source of the list in the form around, and its label.
 */
export function ImagesInput({ source, label }: { source: string; label: string }) {
  const language = useFormLanguage();
  // Pictures have captions in the languages of the country only.
  const locale = language === 'en' ? 'de' : language;
  const renderFile = useCallback<RenderFile>((image, index, { name, handle, onRemove }) => {
    const text = (part: 'description' | 'copyright') => {
      const key = imageTextKey(part, locale);
      const place = `${source}.${index}.${key}`;
      return <UploadText key={place} source={place} label={imageParts[key].label} german={key === part ? undefined : `${source}.${index}.${part}`} />;
    };
    return (
      <UploadFrame name={name} handle={handle} onRemove={onRemove}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexGrow: 1, minWidth: 0 }}>
          <Thumbnail image={image} name={name} />
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography variant="caption" component="p" noWrap title={name} sx={{ color: 'text.secondary', mb: 1.25 }}>{name}</Typography>
            <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' }}>
              {text('description')}
              {text('copyright')}
            </Box>
          </Box>
        </Box>
      </UploadFrame>
    );
  }, [source, locale]);
  return (
    <UploadList
      source={source}
      label={label}
      extensions={extensions}
      addLabel={uploadWords.addImages}
      hint={uploadWords.imagesHint}
      prepare={prepareImage}
      unnamed={uploadWords.unnamedImage}
      renderFile={renderFile}
    />
  );
}
