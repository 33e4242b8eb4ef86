/** What stands open on this page, the last opened last: several lists of several scripts may be there. */
const titles: { title: string }[] = [];
/** What the page is called without them, and what we have called it. */
let own = '';
let written = '';

/**
 * Calls the page by what has been opened on it; what is returned takes that back, unless the page has called itself
 * something else meanwhile.
 */
export function titlePage(title: string): () => void {
  if (titles.length === 0) own = document.title;
  const opened = { title };
  titles.push(opened);
  write();
  return () => {
    titles.splice(titles.indexOf(opened), 1);
    if (document.title === written) write();
  };
}

function write(): void {
  const last = titles.at(-1);
  document.title = last ? [last.title, own].filter(Boolean).join(' – ') : own;
  written = document.title;
}
