/** A snippet of ours in another website's page. */
export interface FoundSnippet {
  /** The list or form: `projects`. */
  name: string;
  way: 'function' | 'element' | 'frame';
  /** Its options by name, and whether they are read. */
  options: { name: string; isRead: boolean }[];
  /** What to know or change, in German. */
  notes: string[];
}

/** What a page contains of ours. */
export interface CheckedPage {
  snippets: FoundSnippet[];
  /** About the whole page, in German. */
  notes: string[];
}
