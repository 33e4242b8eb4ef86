import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCallback, useMemo, type ComponentProps } from 'react';
import { useWrappedSource } from 'react-admin';
import { fileParts, type FilesField } from '../../../domain/fields';
import { documentTypes } from '../../../domain/values/fileTypes';
import { uploadWords } from '../../i18n/forms';
import { downloadAddress } from '../../ui/fileAddress';
import { ItemSource } from '../FieldFrame';
import { prepareDocument } from './prepare/prepareDocument';
import { UploadFrame } from './UploadFrame';
import { UploadList } from './UploadList';
import { UploadText } from './UploadText';

type RenderFile = ComponentProps<typeof UploadList>['renderFile'];

/**
 * The documents of a record. Their list is kept per language as a whole: the source in
 * the form around says whose it is, e.g. `translations.fr.files`.
 */
export function FilesInput({
  field,
  source,
  label,
}: {
  field: Pick<FilesField, 'types'>;
  source: string;
  label: string;
}) {
  const { types = documentTypes } = field;
  const path = useWrappedSource(source);
  const prepare = useMemo(() => prepareDocument(types), [types]);
  const extensions = useMemo(() => Object.keys(types), [types]);
  const renderFile = useCallback<RenderFile>(
    (file, index, { name, handle, onRemove }) => (
      <ItemSource path={`${path}.${index}`}>
        <UploadFrame name={name} handle={handle} onRemove={onRemove}>
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
            <UploadText key={`name ${index}`} source="name" label={uploadWords.fileName} />
            <UploadText key={`description ${index}`} source="description" label={fileParts.description.label} />
          </Box>
        </UploadFrame>
      </ItemSource>
    ),
    [path],
  );
  return (
    <UploadList
      source={path}
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
