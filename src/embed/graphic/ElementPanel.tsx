import { useEffect, useId, useState, type RefObject } from 'react';
import { embedNamed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { graphicEmbedWords } from '../../i18n/embed';
import type { EmbedType } from '../list/embedType';
import { fetchRecord, type PublicRecord } from '../list/calls';
import { RichText } from '../record/blocks';
import type { Said } from '../../../domain/publicViews/interactive-graphics';

/** The text of the chosen element. Escape closes it. */
export function ElementPanel({
  panel,
  name,
  content,
  locale,
  onClose,
}: {
  panel: RefObject<HTMLElement | null>;
  name: string;
  content: Said;
  locale: Locale;
  onClose: () => void;
}) {
  const words = graphicEmbedWords[locale];
  const id = useId();
  useEffect(() => {
    const section = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the panel stays open.
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    section?.addEventListener('keydown', onKey);
    return () => section?.removeEventListener('keydown', onKey);
  }, [panel, onClose]);
  return (
    <section ref={panel} className="graphic-view__panel" tabIndex={-1} aria-labelledby={id}>
      <div className="graphic-view__head">
        <h3 id={id}>{name}</h3>
        <button type="button" className="graphic-view__close" onClick={onClose}>
          {words.close}
        </button>
      </div>
      {content.projectId === null ? (
        <RichText html={content.html} />
      ) : (
        <ElementProject id={content.projectId} locale={locale} />
      )}
    </section>
  );
}

/** The public view of a project. */
function ElementProject({ id, locale }: { id: number; locale: Locale }) {
  const words = graphicEmbedWords[locale];
  const [project, setProject] = useState<{ record: PublicRecord; Detail: EmbedType['Detail'] } | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const projects = embedNamed('projects');
    if (!projects) return;
    Promise.all([fetchRecord(projects, id, leaving.signal), import('../types/projects')]).then(
      ([record, { contentType }]) => setProject(record ? { record, Detail: contentType.Detail } : 'failed'),
      () => !leaving.signal.aborted && setProject('failed'),
    );
    return () => leaving.abort();
  }, [id]);
  if (project === null || project === 'failed')
    return <p role="status">{project === null ? words.loading : words.failed}</p>;
  return <project.Detail record={project.record} locale={locale} />;
}
