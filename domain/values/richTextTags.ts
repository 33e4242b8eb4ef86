/** What rich texts may hold: what the editor's toolbar can make, and what pasting from a text program leaves. */
export const richTextTags =
  'h1 h2 h3 h4 h5 h6 p br hr strong b em i u s sub sup code pre blockquote a ul ol li table thead tbody tfoot tr th td colgroup col caption'.split(
    ' ',
  );
