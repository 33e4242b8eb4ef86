import { imageText, type Locale } from '../../../domain/locales';
import { mediaWords } from '../../i18n/embed/media';
import { viewAddress } from '../../ui/fileAddress';

/** The pictures of a record with caption and copyright. */
export function Pictures({ images, title, locale }: { images: readonly { id: number; extension: string }[] | undefined; title: string; locale: Locale }) {
  if (!images || images.length === 0) return null;
  return (
    <div className="record-view__images">
      {images.map((image, index) => {
        const caption = imageText(image, 'description', locale);
        const copyright = imageText(image, 'copyright', locale);
        return (
          <figure key={index}>
            <img src={viewAddress(image)} alt={caption || mediaWords[locale].image(index + 1, title)} loading="lazy" decoding="async" />
            {(caption || copyright) && (
              <figcaption>
                {caption} {copyright && <small>© {copyright.replace(/^\s*©\s*/, '')}</small>}
              </figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}
