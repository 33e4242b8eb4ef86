import { inboxWords } from '../../i18n/inbox';

/** The heading of a section with the number of its cards. */
export function SectionHeading({ title, count }: { title: string; count: number }) {
  return (
    <h2 className={count === 0 ? 'heading none' : 'heading'} aria-label={inboxWords.section(title, count)}>
      {title} <span className="count">{inboxWords.count(count)}</span>
    </h2>
  );
}
