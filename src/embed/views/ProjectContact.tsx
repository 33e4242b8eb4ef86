import type { Locale } from '../../../domain/locales';
import { projectContactLines } from '../../../domain/publicViews/projectFacts';
import { ShownLine } from '../record/Facts';

/** A contact of a project, with links to write, call and find it. */
export function ProjectContact({
  contact,
  locale,
}: {
  contact: Parameters<typeof projectContactLines>[0];
  locale: Locale;
}) {
  return (
    <address className="record-view__contact">
      {projectContactLines(contact, locale).map((line, index) =>
        index === 0 && contact.name ? (
          <strong key={index}>{contact.name}</strong>
        ) : (
          <span key={index}>
            <ShownLine line={line} />
          </span>
        ),
      )}
    </address>
  );
}
