/** What is open on this page, the latest last. The lists of all scripts on a page share it. */
const titles: { title: string }[] = [];
/** The page's own title, and the title last written here. */
let own = '';
let written = '';

/**
 * Titles the page by what has been opened.
 * @returns a function that undoes it, unless the page has changed its title meanwhile
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
