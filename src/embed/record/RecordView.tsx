import { Fragment, type ReactNode } from 'react';
import type { Locale } from '../../../domain/locales';
import {
  nothingRelated,
  orderOf,
  titleOf,
  type PublicView,
  type Related,
  type ViewPart,
} from '../../../domain/publicViews/view';
import { mediaWords } from '../../../domain/publicViews/mediaWords';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';
import { Address, FieldText, Headed, Paragraphs, RecordArticle, Section } from './blocks';
import { Facts, ShownLine } from './Facts';
import { Gallery, Logo, Pictures, type Picture } from './Gallery';
import { addressesOf, Documents, Links, Videos } from './media';
import { Programme } from './Programme';

export interface ViewProps {
  record: RecordLike;
  locale: Locale;
}
export type View = (props: ViewProps) => ReactNode;

interface ViewExtras {
  /** Stands at the place 'extra' of the view's order. */
  Extra?: View;
  /** Requests what the record only names by id. */
  useRelated?: (record: RecordLike) => Related;
  className?: string;
}

/** The component that shows records as a description says: with their fallbacks to other languages. */
export function viewOf(view: PublicView, { useRelated = useNothing, ...extras }: ViewExtras = {}): View {
  return function View(props) {
    return <RecordView {...props} {...extras} view={view} related={useRelated(props.record)} />;
  };
}
const useNothing = () => nothingRelated;

function RecordView({
  view,
  record,
  locale,
  related,
  Extra,
  className,
}: ViewProps & Omit<ViewExtras, 'useRelated'> & { view: PublicView; related: Related }) {
  const title = titleOf(view, record, locale) || (view.untitled?.(locale) ?? untitled[locale]);
  const titleLang = view.nameOf ? undefined : otherLocale(record, view.title, locale);
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
    text: () => text && <FieldText record={record} field={text} locale={locale} linkWord={view.linkWord?.(locale)} />,
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
      <Links items={addresses('links')} title={headings.links} lang={otherLocale(record, 'links', locale)} />
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
    ways: () => <Paragraphs lines={view.ways?.(record, locale) ?? []} />,
  };
  return (
    <RecordArticle title={title} titleLang={titleLang} locale={locale} className={className}>
      {view.logo && <Logo record={record} field={view.logo} title={title} titleLang={titleLang} locale={locale} />}
      {orderOf(view).map((part) => (
        <Fragment key={part}>{shown[part]()}</Fragment>
      ))}
    </RecordArticle>
  );
}
