import WebsiteIcon from '@mui/icons-material/LaunchOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { embedNamed, framePage } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { useFormLanguage } from '../../fields/FormLanguage';
import { publicationWords } from '../../i18n/nouns/publications';
import { useConfig } from '../../session/config';
import { host } from '../../ui/host';

/** Leads to the publication as visitors of the website read it, in the language of the form where the website has that. Nothing for what they do not see. */
export function WebsiteLink() {
  const record = useRecordContext<{ id: number; isPublic: boolean }>();
  const { website } = useConfig();
  const shown = useFormLanguage();
  if (!record?.isPublic) return null;
  const locale: Locale = shown === 'fr' || shown === 'it' ? shown : 'de';
  return (
    <Button component="a" href={addressOf(record.id, locale, website)} target="_blank" rel="noopener" size="small" variant="outlined" startIcon={<WebsiteIcon />} sx={{ justifySelf: 'start', alignSelf: 'center' }}>
      {publicationWords.website}
    </Button>
  );
}

/** On the website its list of publications is on the page of the agenda; without a website it is our own frame. */
function addressOf(id: number, locale: Locale, website: string | undefined): string {
  const embed = embedNamed('publications');
  const page = website === undefined && embed ? `${host}${framePage(embed, locale)}` : `${website ?? ''}${locale === 'de' ? '' : `/${locale}`}/agenda`;
  return `${page}?${embed?.primaryKey ?? 'publication-id'}=${id}`;
}
