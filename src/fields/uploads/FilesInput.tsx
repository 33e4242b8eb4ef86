import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo, useRef, useState, useCallback, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch, useFieldArray } from 'react-hook-form';
import { type Upload, fileParts, type FilesField, type ImageField } from '../../../domain/fields';
import { imageTypes, documentTypes } from '../../../domain/values/fileTypes';
import { uploadWords } from '../../i18n/forms';
import { downloadUrl } from '../../ui/fileUrls';
import { RemovedNote } from '../../ui/RemovedNote';
import { ReorderList } from '../../ui/reorder/ReorderList';
import type { KindInputProps } from '../useField';
import { prepareImage, prepareDocument } from './prepareFile';
import { PictureBody, UploadText, UploadRow } from './UploadRow';
import { UploadGroup, type Uploading } from './UploadGroup';

const imageExtensions = Object.keys(imageTypes);

/** The pictures of a record, with captions and copyrights in the language of the form. */
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
 * The documents of a record. The list is translated as a whole, so the surrounding source contains the language, as in
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
  <Box
    sx={{
      flexGrow: 1,
      minWidth: 0,
      display: 'grid',
      gap: 1,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    }}
  >
    <Link
      href={downloadUrl(file)}
      download={name}
      variant="body2"
      aria-label={uploadWords.action(uploadWords.download, name)}
      sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere', justifySelf: 'start', mt: 0.5 }}
    >
      {name}
    </Link>
    <UploadText source="name" label={uploadWords.fileName} />
    <UploadText source="description" label={fileParts.description.label} />
  </Box>
);

/** One picture or none: choosing another one replaces it. */
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

interface UploadListProps extends Uploading {
  unnamed: (position: number) => string;
  /** The inputs of a file; must be stable. */
  renderFile: (file: Upload, name: string) => ReactNode;
}

/** A sortable list of a record's files, with uploads. */
function UploadList({ unnamed, renderFile, source, ...uploading }: UploadListProps) {
  const path = useWrappedSource(source);
  const { rows, removeAt, move, removed, undo } = useUploadList(path);
  const box = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);

  const getName = useCallback((file: Row, index: number) => file.name || unnamed(index + 1), [unnamed]);
  const renderItem = useCallback(
    (file: Row, handle: ReactNode, index: number) => {
      const name = getName(file, index);
      const onRemove = () => {
        focusAt.current = index;
        removeAt(index, name);
      };
      return (
        <UploadRow file={file} path={`${path}.${index}`} name={name} handle={handle} onRemove={onRemove}>
          {renderFile(file, name)}
        </UploadRow>
      );
    },
    [getName, path, removeAt, renderFile],
  );

  const onUndo = () => {
    focusAt.current = removed?.index ?? null;
    undo();
  };

  // After a removal with the keyboard, the focus moves to the next file, or to the button that adds one.
  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (
      buttons[Math.min(focusAt.current, buttons.length - 1)] ?? box.current?.querySelector<HTMLElement>('[data-add]')
    )?.focus();
    focusAt.current = null;
  }, [rows]);

  return (
    <UploadGroup {...uploading} source={path} ref={box}>
      {rows.length > 0 && (
        <ReorderList
          items={rows}
          getKey={keyOf}
          getName={getName}
          renderItem={renderItem}
          onMove={move}
          label={uploading.label}
        />
      )}
      <RemovedNote
        news={removed ? uploadWords.removed(removed.name) : ''}
        undo={uploadWords.undo}
        onUndo={removed ? onUndo : undefined}
      />
    </UploadGroup>
  );
}

const keyOf = ({ rowKey }: Row) => rowKey;

interface Row extends Upload {
  /** Stable while the file is in the list. */
  rowKey: string;
}

/**
 * A list of uploaded files in the form.
 * @param path the path of the list
 */
function useUploadList(path: string) {
  const { control, clearErrors, getValues } = useFormContext();
  const { fields, insert, remove, move } = useFieldArray({ control, name: path, keyName: 'arrayKey' });
  const [removed, setRemoved] = useState<{ index: number; file: Upload; name: string; count: number } | null>(null);
  // Does not use the keys of react-hook-form, which change for all rows when a file is added and would interrupt input.
  const rows = useMemo(() => withKeys(fields as unknown as Upload[]), [fields]);

  const removeAt = useCallback(
    (index: number, name: string) => {
      clearErrors(path);
      const files = getValues(path) as Upload[];
      setRemoved({ index, file: structuredClone(files[index] as Upload), name, count: files.length - 1 });
      remove(index);
    },
    [clearErrors, getValues, path, remove],
  );

  /** The file that was just removed, in order to restore it; null once the list has changed. */
  const last = removed?.count === rows.length ? removed : null;
  const undo = () => {
    setRemoved(null);
    if (last) insert(last.index, last.file, { shouldFocus: false });
  };
  return { rows, removeAt, move, removed: last, undo };
}

/** A list may contain the same file twice, so keys distinguish them. */
function withKeys(uploads: readonly Upload[]): Row[] {
  const seen = new Map<number, number>();
  return uploads.map((upload) => {
    const count = (seen.get(upload.id) ?? 0) + 1;
    seen.set(upload.id, count);
    return { ...upload, rowKey: `${upload.id}-${count}` };
  });
}
