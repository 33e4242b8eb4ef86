import './gallery.css';
import { useState, type ReactNode } from 'react';
import { altIn, creditOf, imageTextIn, localized, type ContentLocale, type Locale } from '../../../domain/locales';
import { fallbackLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { galleryWords } from '../../i18n/embed';
import { mediaWords } from '../../../domain/publicViews/mediaWords';
import { viewUrl } from '../../ui/fileUrls';
import { opensNewTab } from '../ExternalLink';
import type { Lightbox } from './Lightbox';

export interface Picture {
  id: number;
  extension: string;
  focus?: string;
}

interface GalleryProps {
  images: readonly Picture[];
  title: string;
  locale: Locale;
}

/** The pictures of a record, with the first one large. */
export function Gallery({ images, title, locale }: GalleryProps) {
  const { links, lightbox } = useLightbox(images, title, locale);
  return images.length === 0 ? null : (
    <>
      <div className="gallery">{links}</div>
      {lightbox}
    </>
  );
}

/** The pictures of a record side by side, with caption and copyright. */
export function Pictures({ images, title, locale }: GalleryProps) {
  const { links, lightbox } = useLightbox(images, title, locale);
  if (images.length === 0) return null;
  return (
    <>
      <div className="record-view__images">
        {images.map((image, index) => (
          <figure key={index}>
            {links[index]}
            <Caption image={image} locale={locale} />
          </figure>
        ))}
      </div>
      {lightbox}
    </>
  );
}

/** The single picture of a field, such as a logo; each language may have its own. */
export function Logo({
  record,
  field,
  title,
  titleLang,
  locale,
}: {
  record: RecordLike;
  field: string;
  title: string;
  titleLang: ContentLocale | undefined;
  locale: Locale;
}) {
  const image = localized(record, field, locale) as (Picture & RecordLike) | null | undefined;
  if (!image?.id) return null;
  const own = textOf(image, 'description', locale);
  const { text, lang } = own ? { text: own, lang: fallbackLocale(record, field, locale) } : altIn(image, locale);
  return (
    <img
      src={viewUrl(image)}
      alt={text || `${field === 'logo' ? 'Logo: ' : ''}${title}`}
      lang={text ? lang : titleLang}
      // Otherwise React would put a preload link before the article of the static page.
      loading="lazy"
      style={{ maxWidth: 240, maxHeight: 120 }}
    />
  );
}

/** The description and copyright of a picture; nothing if it has neither. */
export function Caption({ image, locale }: { image: Picture; locale: Locale }) {
  const { text, lang } = imageTextIn(image, ['description'], locale);
  const copyright = creditOf(image, locale);
  return text || copyright ? (
    <figcaption>
      <span lang={lang}>{text}</span> {copyright && <small>© {copyright.replace(/^\s*©\s*/, '')}</small>}
    </figcaption>
  ) : null;
}

/**
 * Links to pictures; a click shows them in a lightbox, whose code loads with the first click. If that fails, the link
 * itself is followed.
 */
function useLightbox(
  images: readonly Picture[],
  title: string,
  locale: Locale,
): { links: ReactNode[]; lightbox: ReactNode } {
  const [shown, setShown] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<{ Lightbox: typeof Lightbox } | null>(null);
  const nameOf = (image: Picture, index: number) =>
    altIn(image, locale).text || mediaWords[locale].image(index + 1, title);
  const show = (index: number, address: string) => {
    setShown(index);
    import('./Lightbox').then(setLoaded, () => {
      setShown(null);
      // Leaves this page only if the browser blocks new tabs.
      if (!open(address, '_blank')) location.assign(address);
    });
  };
  return {
    links: images.map((image, index) => (
      <a
        key={index}
        href={viewUrl(image)}
        target="_blank"
        rel="noopener"
        className="gallery__picture"
        aria-label={galleryWords[locale].enlarge(nameOf(image, index))}
        onClick={(event) => {
          if (opensNewTab(event)) return;
          event.preventDefault();
          show(index, viewUrl(image));
        }}
      >
        <img
          src={viewUrl(image)}
          lang={altIn(image, locale).lang}
          alt={nameOf(image, index)}
          {...(image.focus && { style: { objectPosition: image.focus } })}
          loading="lazy"
          decoding="async"
        />
      </a>
    )),
    lightbox: shown !== null && loaded && (
      <loaded.Lightbox
        images={images}
        shown={shown}
        nameOf={nameOf}
        locale={locale}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    ),
  };
}
