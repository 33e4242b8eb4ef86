import type { Upload } from '../../../domain/fields';
import { imageTypes } from '../../../domain/values/fileTypes';
import { uploadWords } from '../../i18n/forms';
import { prepareImage } from './prepare/prepareImage';
import { UploadList } from './UploadList';
import { PictureBody } from './UploadRow';

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
