import { useEffect, useId, useState, type RefObject } from 'react';
import { embedNamed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { graphicEmbedWords } from '../../i18n/embed';
import type { EmbedNoun } from '../list/noun';
import { fetchRecord, type PublicRecord } from '../list/calls';
import { RichText } from '../record/RecordView';
import type { Said } from '../../../domain/publicViews/graphicParts';

/** What a chosen element says. Escape closes it. */
export function SaidPanel({
  panel,
  name,
  said,
  locale,
  onClose,
}: {
  panel: RefObject<HTMLElement | null>;
  name: string;
  said: Said;
  locale: Locale;
  onClose: () => void;
}) {
  const words = graphicEmbedWords[locale];
  const id = useId();
  useEffect(() => {
    const section = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What stands around it stays open.
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
      {said.projectId === null ? <RichText html={said.html} /> : <SaidProject id={said.projectId} locale={locale} />}
    </section>
  );
}

/** A project, as everybody sees it. */
function SaidProject({ id, locale }: { id: number; locale: Locale }) {
  const words = graphicEmbedWords[locale];
  const [project, setProject] = useState<{ record: PublicRecord; Detail: EmbedNoun['Detail'] } | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const projects = embedNamed('projects');
    if (!projects) return;
    Promise.all([fetchRecord(projects, id, leaving.signal), import('../nouns/projects')]).then(
      ([record, { noun }]) => setProject(record ? { record, Detail: noun.Detail } : 'failed'),
      () => !leaving.signal.aborted && setProject('failed'),
    );
    return () => leaving.abort();
  }, [id]);
  if (project === null || project === 'failed')
    return <p role="status">{project === null ? words.loading : words.failed}</p>;
  return <project.Detail record={project.record} locale={locale} />;
}
