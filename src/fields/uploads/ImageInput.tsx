import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ImageField, Upload } from '../../../domain/fields';
import type { KindInputProps } from '../useField';
import { uploadWords } from '../../i18n/forms';
import { RemovedNote } from '../../ui/RemovedNote';
import { imageExtensions } from './FilesInput';
import { prepareImage } from './prepareFile';
import { UploadGroup } from './UploadGroup';
import { PictureBody, UploadRow } from './UploadRow';

/** One picture, or none: choosing another one replaces it. */
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
        <UploadRow file={image} path={source} name={name} onRemove={remove}>
          <PictureBody image={image} name={name} isOwn={field.translated === true} />
        </UploadRow>
      )}
      <RemovedNote
        news={canUndo ? uploadWords.removed(removed.image.name || label) : ''}
        undo={uploadWords.undo}
        onUndo={canUndo ? undo : undefined}
      />
    </UploadGroup>
  );
}
