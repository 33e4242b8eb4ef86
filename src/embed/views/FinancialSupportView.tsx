import type { Upload } from '../../../domain/fields';
import { financialSupportWords } from '../../../domain/publicViews/financialSupportWords';
import { supportContacts, supportFacts } from '../../../domain/publicViews/supportFacts';
import { localized, type Locale } from '../../../domain/locales';
import { pdfAddress, viewAddress } from '../../ui/fileAddress';
import { ProjectContact } from './ProjectContact';
import { Facts } from '../record/Facts';
import { addressesOf } from '../record/media';
import { ExternalLink } from '../ExternalLink';
import { RecordView, RichText, Section } from '../record/RecordView';
import { listOf, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';

/** What the public sees of a financial support, in a language with its fallback to the others. */
export function FinancialSupportView({ record: support, locale }: { record: RecordLike; locale: Locale }) {
  const words = financialSupportWords[locale];
  const logo = localized(support, 'logo', locale) as Upload | null | undefined;
  const name = textOf(support, 'name', locale) || untitled[locale];
  const texts = words.texts
    .map(([field, heading]) => ({ heading, html: textOf(support, field, locale) }))
    .filter(({ html }) => html !== '');
  return (
    <RecordView title={name} locale={locale}>
      {logo && (
        <img
          src={viewAddress(logo)}
          alt={logo.description || `Logo: ${name}`}
          style={{ maxWidth: 240, maxHeight: 120 }}
        />
      )}
      <RichText html={textOf(support, 'description', locale)} />
      {texts.map(({ heading, html }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <RichText html={html} />
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
