import type { FunctionComponent } from 'react';
import type { ContentType } from '../../../domain/contentType';
import type { Upload } from '../../../domain/fields';
import { localized, type Locale } from '../../../domain/locales';
import { declaredFacts, declaredTexts } from '../../../domain/publicViews/declaredFacts';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';
import { viewAddress } from '../../ui/fileAddress';
import { Facts } from '../record/Facts';
import { Pictures, type Picture } from '../record/Gallery';
import { addressesOf, Documents, Links, Videos } from '../record/media';
import { Programme } from '../record/Programme';
import { FieldText, RecordView } from '../record/RecordView';

/** What the public sees of a record, as the declaration of its type says. */
export function declaredView(type: ContentType): FunctionComponent<{ record: RecordLike; locale: Locale }> {
  const { fields, publicFields, titleField, shown } = type;
  const singlePictures = publicFields.filter((name) => fields[name]?.kind === 'image');
  const [mainText, ...furtherTexts] = declaredTexts(type);
  return function DeclaredView({ record, locale }) {
    const title = textOf(record, titleField, locale) || untitled[locale];
    const list = (name: string) => listOf(record, name, locale);
    return (
      <RecordView title={title} titleLang={otherLocale(record, titleField, locale)} locale={locale}>
        {singlePictures.map((name) => {
          const picture = localized(record, name, locale) as Upload | null | undefined;
          return (
            picture && (
              <img
                key={name}
                src={viewAddress(picture)}
                alt={picture.description || title}
                style={{ maxWidth: 240, maxHeight: 120 }}
              />
            )
          );
        })}
        <Facts facts={[...declaredFacts(type, record, locale).values()]} />
        <Pictures images={list('images') as unknown as Picture[]} title={title} locale={locale} />
        {mainText && <FieldText record={record} field={mainText} locale={locale} />}
        {furtherTexts
          .filter((name) => textOf(record, name, locale) !== '')
          .map((name) => (
            <section key={name}>
              {shown?.words[name] && <h3>{shown.words[name][locale]}</h3>}
              <FieldText record={record} field={name} locale={locale} />
            </section>
          ))}
        <Programme programs={list('programs')} locale={locale} />
        <Videos items={addressesOf(list('videos'), 'value')} title={title} locale={locale} />
        <Links
          items={addressesOf(list('links'), 'value')}
          locale={locale}
          lang={otherLocale(record, 'links', locale)}
        />
        <Documents items={list('files')} locale={locale} />
      </RecordView>
    );
  };
}
