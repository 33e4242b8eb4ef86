import type { Upload } from '../../../domain/fields';
import { financialSupportWords } from '../../../domain/publicViews/financialSupportWords';
import { supportContacts, supportFacts } from '../../../domain/publicViews/supportFacts';
import { localized, type Locale } from '../../../domain/locales';
import { pdfAddress, viewAddress } from '../../ui/fileAddress';
import { ProjectContact } from './ProjectContact';
import { Facts } from '../record/Facts';
import { addressesOf } from '../record/media';
import { ExternalLink } from '../ExternalLink';
import { FieldText, RecordView, Section } from '../record/RecordView';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';

/** The public view of a financial support, with its language fallback. */
export function FinancialSupportView({ record: support, locale }: { record: RecordLike; locale: Locale }) {
  const words = financialSupportWords[locale];
  const logo = localized(support, 'logo', locale) as Upload | null | undefined;
  const name = textOf(support, 'name', locale) || untitled[locale];
  const texts = words.texts
    .map(([field, heading]) => ({ field, heading }))
    .filter(({ field }) => textOf(support, field, locale) !== '');
  return (
    <RecordView title={name} titleLang={otherLocale(support, 'name', locale)} locale={locale}>
      {logo && (
        <img
          src={viewAddress(logo)}
          alt={logo.description || `Logo: ${name}`}
          lang={otherLocale(support, logo.description ? 'logo' : 'name', locale)}
          style={{ maxWidth: 240, maxHeight: 120 }}
        />
      )}
      <FieldText record={support} field="description" locale={locale} />
      {texts.map(({ field, heading }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <FieldText record={support} field={field} locale={locale} />
        </section>
      ))}
      <Section title={words.contact} items={supportContacts(support, locale)}>
        {(contact) => <ProjectContact contact={contact} locale={locale} />}
      </Section>
      <Section title={words.links} items={addressesOf(listOf(support, 'links', locale), 'value')}>
        {({ url, label }) => <ExternalLink href={url}>{label || url}</ExternalLink>}
      </Section>
      <Facts facts={supportFacts(support, locale)} />
      {typeof support.id === 'number' && (
        <p>
          <a href={pdfAddress('financial-supports', support.id, locale)} target="_blank" rel="noopener">
            {words.print}
          </a>
        </p>
      )}
    </RecordView>
  );
}
