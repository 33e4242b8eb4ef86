import '../button.css';
import { useState } from 'react';
import type { ContactLike } from '../../../domain/values/contacts';
import type { Locale } from '../../../domain/locales';
import { personParts } from '../../../domain/publicViews/contactLines';
import { regionFacts } from '../../../domain/publicViews/regionFacts';
import { listOf, namesOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { regionEmbedWords } from '../../../domain/publicViews/regionWords';
import { ContactAddress } from './ContactAddress';
import { ExternalLink } from '../ExternalLink';
import { Facts, ShownLine } from '../record/Facts';
import { FieldText, RecordView, Section } from '../record/RecordView';
import { usePublicContacts } from '../regions/usePublicContacts';
import { untitled } from '../../i18n/untitled';

/** Number of municipalities named before all are requested. */
const named = 10;

/** The public view of a region: its facts, its municipalities and its public contacts. */
export function RegionView({ record: region, locale }: { record: RecordLike; locale: Locale }) {
  const words = regionEmbedWords[locale];
  const url = textOf(region, 'url', locale);
  const people = usePublicContacts(listOf(region, 'contacts', 'de').map(({ id }) => Number(id)));
  return (
    <RecordView
      title={textOf(region, 'name', locale) || untitled[locale]}
      titleLang={otherLocale(region, 'name', locale)}
      locale={locale}
    >
      <Facts facts={regionFacts(region, locale)} />
      <FieldText record={region} field="description" locale={locale} />
      {url && (
        <p>
          <ExternalLink href={url}>{words.website}</ExternalLink>
        </p>
      )}
      <Municipalities names={namesOf(region, 'cities', locale)} locale={locale} />
      {people && people.length === 0 && <p>{words.noContacts}</p>}
      <Section title={words.contacts} items={people ?? []}>
        {(person) => <Contact contact={person} locale={locale} />}
      </Section>
    </RecordView>
  );
}

function Municipalities({ names, locale }: { names: readonly string[]; locale: Locale }) {
  const words = regionEmbedWords[locale];
  const [isWhole, setWhole] = useState(false);
  if (names.length === 0) return null;
  return (
    <section>
      <h3>{words.municipalities}</h3>
      <p>{(isWhole ? names : names.slice(0, named)).join(', ')}</p>
      {names.length > named && (
        <button type="button" className="embed-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewer : words.more(names.length - named)}
        </button>
      )}
    </section>
  );
}

/** Mail to a person with an official employment goes to the organisation. */
function Contact({ contact, locale }: { contact: ContactLike; locale: Locale }) {
  const { name, role, lines } = personParts(contact, locale);
  return (
    <>
      <strong>{name}</strong>
      {role && (
        <div>
          <ShownLine line={role} />
        </div>
      )}
      <ContactAddress lines={lines} />
    </>
  );
}
