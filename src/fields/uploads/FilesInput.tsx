import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { type Upload, fileParts, type FilesField } from '../../../domain/fields';
import { imageTypes, documentTypes } from '../../../domain/values/fileTypes';
import { uploadWords } from '../../i18n/forms';
import { downloadAddress } from '../../ui/fileAddress';
import { prepareImage, prepareDocument } from './prepareFile';
import { UploadList } from './UploadList';
import { PictureBody, UploadText } from './UploadRow';

export const imageExtensions = Object.keys(imageTypes);

/** The pictures of a record, with caption and copyright in the language of the form. */
export const ImagesInput = ({ source, label }: { source: string; label: string }) => (
  <UploadList
    source={source}
    label={label}
    extensions={imageExtensions}
    addLabel={uploadWords.addImages}
    hint={uploadWords.imagesHint}
    prepare={prepareImage}
    unnamed={uploadWords.unnamedImage}
    renderFile={renderImage}
  />
);

const renderImage = (image: Upload, name: string) => <PictureBody image={image} name={name} />;

/**
 * The documents of a record. The list is translated as a whole: the surrounding source tells the language, as in
 * `translations.fr.files`.
 */
export function FilesInput({
  field: { types = documentTypes },
  source,
  label,
}: {
  field: Pick<FilesField, 'types'>;
  source: string;
  label: string;
}) {
  const prepare = useMemo(() => prepareDocument(types), [types]);
  const extensions = useMemo(() => Object.keys(types), [types]);
  return (
    <UploadList
      source={source}
      label={label}
      extensions={extensions}
      addLabel={uploadWords.addFiles}
      hint={uploadWords.filesHint(extensions)}
      prepare={prepare}
      unnamed={uploadWords.unnamedFile}
      renderFile={renderFile}
    />
  );
}

const renderFile = (file: Upload, name: string) => (
  <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 1 }}>
    <Link
      href={downloadAddress(file)}
      download={name}
      variant="body2"
      aria-label={uploadWords.action(uploadWords.download, name)}
      sx={{ overflowWrap: 'anywhere', justifySelf: 'start', mt: 0.5 }}
    >
      {name}
    </Link>
    <UploadText source="name" label={uploadWords.fileName} />
    <UploadText source="description" label={fileParts.description.label} />
  </Box>
);
