import { mediaWords } from '../../../domain/publicViews/mediaWords';
import type { Locale } from '../../../domain/locales';
import { DocumentLink, type Document } from './media';
import { FieldText } from './blocks';
import { Heading } from './rendered';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';

/** Programmes with their units: when what happens, and what it is about. */
export function Programme({ programs, locale }: { programs: readonly RecordLike[]; locale: Locale }) {
  return programs.map((program, index) => (
    <section key={index} className="record-view__programme">
      <Heading lang={otherLocale(program, 'title', locale)}>{textOf(program, 'title', locale)}</Heading>
      <dl>
        {listOf(program, 'units', locale).map((unit, position) => (
          <div key={position}>
            <dt>{textOf(unit, 'time', locale)}</dt>
            <dd>
              {listOf(unit, 'descriptions', locale).map((part, number) => (
                <Description key={number} part={part} locale={locale} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function Description({ part, locale }: { part: RecordLike; locale: Locale }) {
  const attachments = (listOf(part, 'attachments', 'de') as Document[]).filter(({ id }) => id);
  return (
    <>
      <FieldText record={part} field="value" locale={locale} />
      {attachments.length > 0 && (
        <ul className="record-view__attachments">
          {attachments.map((file, index) => (
            <li key={index}>
              <DocumentLink file={file} name={mediaWords[locale].unnamed(index + 1)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
