import QueryIcon from '@mui/icons-material/CloudDownloadOutlined';
import TableIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useConfig, useFeature } from '../../session/config';
import { importButtonWords } from '../../i18n/review/importButtons';

const ChmosDialog = lazy(() => import('./chmos/ChmosDialog').then((module) => ({ default: module.ChmosDialog })));

/** Ways for projects into the inbox, as far as this instance has them; the code of each arrives when it is opened. */
export function ImportButtons() {
  const { imports = [] } = useConfig();
  const isOn = useFeature();
  const [isOpen, setOpen] = useState(false);
  if (!isOn('PLUGIN_ENABLE_INBOX')) return null;
  return (
    <>
      {imports.includes('chmos') && (
        <Button variant="outlined" startIcon={<QueryIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>{importButtonWords.chmos}</Button>
      )}
      {imports.includes('spreadsheet') && (
        <Button variant="outlined" startIcon={<TableIcon />} component={Link} to="/projects/import">{importButtonWords.spreadsheet}</Button>
      )}
      {isOpen && <Suspense><ChmosDialog onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
