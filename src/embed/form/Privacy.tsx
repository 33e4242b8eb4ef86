import { useEffect, useState } from 'react';
import type { PublicConfig } from '../../../domain/features';
import type { Locale } from '../../../domain/locales';
import { formWords } from '../../i18n/visitors';
import { ExternalLink } from '../ExternalLink';
import { callPublic } from './calls';

/** The privacy statement of a form, from the address in the configuration. */
export const privacyPage = (url: string, form: string, locale: Locale): string =>
  url.replaceAll('{lang}', locale).replaceAll('{form}', form);

/**
 * What personal data is for, with a link to the privacy statement if there is one.
 * @param form its name in the URL of the statement
 */
export function Privacy({ form, locale, text }: { form: string; locale: Locale; text: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    callPublic<Pick<PublicConfig, 'privacyUrl'>>('/config').then(
      (config) => setUrl(config.privacyUrl),
      () => undefined,
    );
  }, []);
  return (
    <p className="hint">
      {text} {url && <ExternalLink href={privacyPage(url, form, locale)}>{formWords[locale].privacyLink}</ExternalLink>}
    </p>
  );
}
