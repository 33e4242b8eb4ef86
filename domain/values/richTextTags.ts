/** The tags allowed in rich text: those of the editor's toolbar, and those left by pasting from word processors. */
export const richTextTags = (
  'h1 h2 h3 h4 h5 h6 p br hr strong b em i u s sub sup code pre blockquote a ul ol li ' +
  'table thead tbody tfoot tr th td colgroup col caption'
).split(' ');
