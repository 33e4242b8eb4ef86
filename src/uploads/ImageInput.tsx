import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ImageField, Upload } from '../../domain/fields';
import type { KindInputProps } from '../fields/kind';
import { uploadWords } from '../i18n/uploads';
import { imageExtensions } from './ImagesInput';
import { useUploads } from './pendingUploads';
import { PictureBody } from './PictureBody';
import { prepareImage } from './prepareImage';
import { UploadFrame } from './UploadFrame';
import { UploadGroup } from './UploadGroup';

/** One picture, or none: choosing another one takes its place. */
export function ImageInput({ field, source, label }: KindInputProps<ImageField>) {
  const { control, setValue, clearErrors } = useFormContext();
  const image = useWatch({ control, name: source }) as Upload | null | undefined;
  const { say } = useUploads();
  const box = useRef<HTMLDivElement>(null);
  const name = image?.name || label;
  const remove = () => {
    clearErrors(source);
    setValue(source, null, { shouldDirty: true });
    say(uploadWords.removed(name));
    box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <UploadGroup
      ref={box}
      isSingle
      source={source}
      label={label}
      extensions={imageExtensions}
      addLabel={image ? uploadWords.otherImage : uploadWords.addImage}
      hint={uploadWords.imageHint}
      prepare={prepareImage}
    >
      {image && (
        <UploadFrame name={name} onRemove={remove}>
          {/* Another picture is another one: its texts start anew. */}
          <PictureBody key={image.id} image={image} name={name} source={source} isOwn={field.translated === true} />
        </UploadFrame>
      )}
    </UploadGroup>
  );
}
