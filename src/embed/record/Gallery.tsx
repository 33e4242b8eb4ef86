import './gallery.css';
import { useState } from 'react';
import { imageText, type Locale } from '../../../domain/locales';
import { galleryWords } from '../../i18n/embedGallery';
import { mediaWords } from '../../i18n/embedMedia';
import { viewAddress } from '../../ui/fileAddress';
import type { Lightbox } from './Lightbox';

export interface Picture {
  id: number;
  extension: string;
}

/** The pictures of a record, the first one large; a click shows them one after the other, by code that comes with the first click. */
export function Gallery({ images, title, locale }: { images: readonly Picture[]; title: string; locale: Locale }) {
  const [shown, setShown] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<{ Lightbox: typeof Lightbox } | null>(null);
  if (images.length === 0) return null;
  const nameOf = (image: Picture, index: number) => imageText(image, 'description', locale) || mediaWords[locale].image(index + 1, title);
  const show = (index: number) => {
    setShown(index);
    void import('./Lightbox').then(setLoaded);
  };
  return (
    <div className="gallery">
      {images.map((image, index) => (
        <button key={index} type="button" className="gallery__picture" aria-label={galleryWords[locale].enlarge(nameOf(image, index))} onClick={() => show(index)}>
          <img src={viewAddress(image)} alt="" loading="lazy" decoding="async" />
        </button>
      ))}
      {shown !== null && loaded && <loaded.Lightbox images={images} shown={shown} nameOf={nameOf} locale={locale} onShow={setShown} onClose={() => setShown(null)} />}
    </div>
  );
}
