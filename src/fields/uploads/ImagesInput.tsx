import { useCallback, type ComponentProps } from 'react';
import { useWrappedSource } from 'react-admin';
import { imageTypes } from '../../../domain/values/fileTypes';
import { uploadWords } from '../../i18n/forms';
import { ItemSource } from '../FieldFrame';
import { PictureBody } from './PictureBody';
import { prepareImage } from './prepare/prepareImage';
import { UploadFrame } from './UploadFrame';
import { UploadList } from './UploadList';

export const imageExtensions = Object.keys(imageTypes);
type RenderFile = ComponentProps<typeof UploadList>['renderFile'];

/**
 * The pictures of a record, with caption and copyright in the language of the form. In: the source of the list in the
 * form around, and its label.
 */
export function ImagesInput({ source, label }: { source: string; label: string }) {
  const path = useWrappedSource(source);
  const renderFile = useCallback<RenderFile>(
    (image, index, { name, handle, onRemove }) => (
      <UploadFrame name={name} handle={handle} onRemove={onRemove}>
        <ItemSource path={`${path}.${index}`}>
          <PictureBody image={image} name={name} />
        </ItemSource>
      </UploadFrame>
    ),
    [path],
  );
  return (
    <UploadList
      source={path}
      label={label}
      extensions={imageExtensions}
      addLabel={uploadWords.addImages}
      hint={uploadWords.imagesHint}
      prepare={prepareImage}
      unnamed={uploadWords.unnamedImage}
      renderFile={renderFile}
    />
  );
}
