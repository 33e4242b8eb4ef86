import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import type { Locale } from '../../../domain/locales';
import { financialSupports } from '../../../domain/types/financialSupport';
import { useFormLanguage } from '../../fields/FormLanguage';
import { financialWords } from '../../i18n/nouns/financialSupports';
import { pdfAddress } from '../../ui/fileAddress';

/** Leads to the support on paper as it is stored, in the language of the form. Nothing for a new one. */
export function PdfLink() {
  const id = useRecordContext<{ id: number }>()?.id;
  const locale = useFormLanguage() as Locale;
  if (id === undefined) return null;
  return (
    <Button component="a" href={pdfAddress(financialSupports.name, id, locale)} target="_blank" rel="noopener" size="small" variant="outlined" startIcon={<PdfIcon />} sx={{ justifySelf: 'start', alignSelf: 'center' }}>
      {financialWords.pdf(locale)}
    </Button>
  );
}
