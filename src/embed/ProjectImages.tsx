import { imageText, type Locale } from '../../domain/locales';
import { embedWords } from '../i18n/embed';
import { viewAddress } from '../ui/fileAddress';
import type { ProjectLike } from './projectData';

/** The pictures of a project with caption and copyright. */
export function ProjectImages({ images, title, locale }: { images: ProjectLike['images']; title: string; locale: Locale }) {
  if (!images || images.length === 0) return null;
  return (
    <div className="project-view__images">
      {images.map((image, index) => {
        const caption = imageText(image, 'description', locale);
        const copyright = imageText(image, 'copyright', locale);
        return (
          <figure key={index}>
            <img src={viewAddress(image)} alt={caption || embedWords[locale].image(index + 1, title)} loading="lazy" decoding="async" />
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
