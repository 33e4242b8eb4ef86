import './gallery.css';
import { useState } from 'react';
import { imageText, type Locale } from '../../../domain/locales';
import { galleryWords } from '../../i18n/embed/gallery';
import { mediaWords } from '../../i18n/embed/media';
import { viewAddress } from '../../ui/fileAddress';
import { isForAnotherTab } from '../anotherTab';
import type { Lightbox } from './Lightbox';

export interface Picture {
  id: number;
  extension: string;
}

/**
 * The pictures of a record, the first one large; a click shows them one after the other, by code that comes with the first click. Each is a link to itself, which is
 * where it leads when that code does not come.
 */
export function Gallery({ images, title, locale }: { images: readonly Picture[]; title: string; locale: Locale }) {
  const [shown, setShown] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<{ Lightbox: typeof Lightbox } | null>(null);
  if (images.length === 0) return null;
  const nameOf = (image: Picture, index: number) => imageText(image, 'description', locale) || mediaWords[locale].image(index + 1, title);
  const show = (index: number, address: string) => {
    setShown(index);
    import('./Lightbox').then(setLoaded, () => {
      setShown(null);
      // The page stays where it is, unless the browser opens no other.
      if (!open(address, '_blank')) location.assign(address);
    });
  };
  return (
    <div className="gallery">
      {images.map((image, index) => (
        <a
          key={index}
          href={viewAddress(image)}
          target="_blank"
          rel="noopener"
          className="gallery__picture"
          aria-label={galleryWords[locale].enlarge(nameOf(image, index))}
          onClick={(event) => {
            if (isForAnotherTab(event)) return;
            event.preventDefault();
            show(index, viewAddress(image));
          }}
        >
          <img src={viewAddress(image)} alt="" loading="lazy" decoding="async" />
        </a>
      ))}
      {shown !== null && loaded && <loaded.Lightbox images={images} shown={shown} nameOf={nameOf} locale={locale} onShow={setShown} onClose={() => setShown(null)} />}
    </div>
  );
}
