import { useEffect, useId, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { altIn, type Locale } from '../../../domain/locales';
import { galleryWords } from '../../i18n/embed';
import { viewUrl } from '../../ui/fileUrls';
import { useStyles } from '../../ui/useStyles';
import { Caption, type Picture } from './Gallery';
import styles from './lightbox.css?inline';

interface LightboxProps {
  images: readonly Picture[];
  /** The index of the shown picture. */
  shown: number;
  nameOf: (image: Picture, index: number) => string;
  locale: Locale;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Pictures above the page, with description and copyright, in an endless loop. Supports arrow keys and Escape. */
export function Lightbox({ images, shown, nameOf, locale, onShow, onClose }: LightboxProps) {
  const words = galleryWords[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useStyles(dialog, styles);
  useEffect(() => dialog.current?.showModal(), []);
  const image = images[shown];
  if (!image) return null;
  const go = (step: number) => onShow((shown + step + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape must not also close a dialog around this one.
    event.stopPropagation();
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  const onEnd = (event: SyntheticEvent) => {
    // React would let it bubble to the `onClose` of a dialog around this one.
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog ref={dialog} className="lightbox" aria-labelledby={id} onClose={onEnd} onKeyDown={onKeyDown}>
      <div className="lightbox__head">
        <h2 id={id}>{words.title}</h2>
        <span role="status">{words.position(shown + 1, images.length)}</span>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </div>
      <figure>
        <img src={viewUrl(image)} lang={altIn(image, locale).lang} alt={nameOf(image, shown)} />
        <Caption image={image} locale={locale} />
      </figure>
      {images.length > 1 && (
        <div className="lightbox__ways">
          <button type="button" aria-label={words.previous} onClick={() => go(-1)}>
            ←
          </button>
          <button type="button" aria-label={words.next} onClick={() => go(1)}>
            →
          </button>
        </div>
      )}
    </dialog>
  );
}
