import { Fragment, type ReactNode } from 'react';
import type { Locale } from '../../../domain/locales';
import {
  noRelatedData,
  partsInOrder,
  titleOf,
  type PublicView,
  type RelatedData,
  type ViewPart,
} from '../../../domain/publicViews/view';
import { mediaWords } from '../../../domain/publicViews/mediaWords';
import { listOf, fallbackLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';
import { Address, FieldText, Headed, Paragraphs, RecordArticle, Section } from './blocks';
import { Facts, ShownLine } from './Facts';
import { Gallery, Logo, Pictures, type Picture } from './Gallery';
import { addressesOf, Documents, Links, Videos, DocumentLink, type Document } from './media';
import { Heading } from './rendered';

export interface ViewProps {
  record: RecordLike;
  locale: Locale;
}
export type View = (props: ViewProps) => ReactNode;

interface ViewExtras {
  /** Shown in the place of 'extra' in the view's order. */
  Extra?: View;
  /** Loads related records of which the record only contains the ids. */
  useRelated?: (record: RecordLike) => RelatedData;
  className?: string;
}

/** The component that shows records according to a view, with fallbacks to other languages. */
export function viewOf(view: PublicView, { useRelated = useNothing, ...extras }: ViewExtras = {}): View {
  return function View(props) {
    return <RecordView {...props} {...extras} view={view} related={useRelated(props.record)} />;
  };
}
const useNothing = () => noRelatedData;

/** A card may contain a whole sentence; the summary leaves that to the text. */
const longestInSummary = 60;

function RecordView({
  view,
  record,
  locale,
  related,
  Extra,
  className,
}: ViewProps & Omit<ViewExtras, 'useRelated'> & { view: PublicView; related: RelatedData }) {
  const title = titleOf(view, record, locale) || (view.untitled?.(locale) ?? untitled[locale]);
  const titleLang = view.nameOf ? undefined : fallbackLocale(record, view.title, locale);
  const images = listOf(record, 'images', 'de') as unknown as Picture[];
  const headings = { ...mediaWords[locale], documents: mediaWords[locale].downloads, ...view.headings?.(locale) };
  const { links, text } = view;
  const addresses = (field: string) => (links ? addressesOf(listOf(record, field, locale), links) : []);
  const role = view.role?.(record, locale);
  const address = view.address?.(record, locale) ?? [];
  const shown: Record<ViewPart, () => ReactNode> = {
    lead: () => (
      <>
        {role && (
          <p className="record-view__role">
            <ShownLine line={role} />
          </p>
        )}
        <Paragraphs lines={view.lead?.(record, locale) ?? []} />
        <Address lines={address} />
      </>
    ),
    facts: () => <Facts facts={view.facts?.(record, locale, related) ?? []} />,
    pictures: () =>
      view.pictures === 'gallery' ? (
        <Gallery images={images} title={title} locale={locale} />
      ) : (
        view.pictures && <Pictures images={images} title={title} locale={locale} />
      ),
    text: () =>
      text && <FieldText record={record} field={text} locale={locale} linkWord={view.linkWord?.(locale)} isFirst />,
    texts: () =>
      view
        .texts?.(locale)
        .filter(([field]) => textOf(record, field, locale) !== '')
        .map(([field, heading]) => (
          <Headed key={field} title={heading}>
            <FieldText record={record} field={field} locale={locale} />
          </Headed>
        )),
    programmes: () => view.programmes && <Programme programs={listOf(record, 'programs', locale)} locale={locale} />,
    videos: () => view.videos && <Videos items={addresses('videos')} title={title} locale={locale} />,
    links: () => (
      <Links items={addresses('links')} title={headings.links} lang={fallbackLocale(record, 'links', locale)} />
    ),
    documents: () =>
      view.documents && (
        <Documents items={listOf(record, 'files', locale)} locale={locale} title={headings.documents} />
      ),
    extra: () => Extra && <Extra record={record} locale={locale} />,
    sections: () =>
      view.sections?.(record, locale, related).map(({ heading, entries, otherwise }) => (
        <Fragment key={heading}>
          {entries.length === 0 && otherwise && <p>{otherwise}</p>}
          <Section title={heading} items={entries}>
            {(entry) => (
              <>
                {entry.role && entry.name && <strong>{entry.name}</strong>}
                {entry.role && (
                  <div>
                    <ShownLine line={entry.role} />
                  </div>
                )}
                <Address name={entry.role ? undefined : entry.name} lines={entry.lines} />
              </>
            )}
          </Section>
        </Fragment>
      )),
    footer: () => <Paragraphs lines={view.footer?.(record, locale) ?? []} />,
  };
  const order = partsInOrder(view).filter((part) => part !== 'facts');
  const split = order.indexOf('text') + 1;
  const all = (listed: readonly ViewPart[]) => listed.map((part) => <Fragment key={part}>{shown[part]()}</Fragment>);
  const summary = ((!view.isCardRepeated && view.card?.(record, locale)) || [])
    .map((line) => (typeof line === 'string' ? line : line.text))
    .filter((line) => line !== '' && line.length <= longestInSummary);
  return (
    <RecordArticle title={title} titleLang={titleLang} locale={locale} className={className}>
      {view.logo && <Logo record={record} field={view.logo} title={title} titleLang={titleLang} locale={locale} />}
      {summary.length > 0 && <p className="record-view__summary">{summary.join(' · ')}</p>}
      {/* On a wide page the facts are next to title and text, on a phone between them. */}
      <div className="record-view__beginning">{all(order.slice(0, split))}</div>
      {shown.facts()}
      <div className="record-view__rest">{all(order.slice(split))}</div>
    </RecordArticle>
  );
}

/** Programmes with their units: what happens when, and what it is about. */
function Programme({ programs, locale }: { programs: readonly RecordLike[]; locale: Locale }) {
  return programs.map((program, index) => (
    <section key={index} className="record-view__programme">
      <Heading lang={fallbackLocale(program, 'title', locale)}>{textOf(program, 'title', locale)}</Heading>
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
