import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ImageField, Upload } from '../../../domain/fields';
import { ItemSource } from '../FieldFrame';
import type { KindInputProps } from '../kind';
import { uploadWords } from '../../i18n/forms';
import { RemovedNote } from '../../ui/RemovedNote';
import { imageExtensions } from './ImagesInput';
import { PictureBody } from './PictureBody';
import { prepareImage } from './prepare/prepareImage';
import { UploadFrame } from './UploadFrame';
import { UploadGroup } from './UploadGroup';

/** One picture, or none: choosing another one takes its place. */
export function ImageInput({ field, source: given, label }: KindInputProps<ImageField>) {
  const source = useWrappedSource(given);
  const { control, setValue, clearErrors } = useFormContext();
  const image = useWatch({ control, name: source }) as Upload | null | undefined;
  const [removed, setRemoved] = useState<{ source: string; image: Upload } | null>(null);
  const canUndo = removed !== null && removed.source === source && !image;
  const box = useRef<HTMLDivElement>(null);
  const name = image?.name || label;
  const remove = () => {
    if (image) setRemoved({ source, image });
    clearErrors(source);
    setValue(source, null, { shouldDirty: true });
    box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const undo = () => {
    if (!removed) return;
    flushSync(() => setValue(source, removed.image, { shouldDirty: true }));
    setRemoved(null);
    box.current?.querySelector<HTMLElement>('[data-remove]')?.focus();
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
          <ItemSource key={image.id} path={source}>
            <PictureBody image={image} name={name} isOwn={field.translated === true} />
          </ItemSource>
        </UploadFrame>
      )}
      <RemovedNote
        news={canUndo ? uploadWords.removed(removed.image.name || label) : ''}
        undo={uploadWords.undo}
        onUndo={canUndo ? undo : undefined}
      />
    </UploadGroup>
  );
}
