/** The look of rich text in a form, including the rules that ProseMirror needs. */
export const textStyle = {
  minHeight: 160,
  maxHeight: '60vh',
  overflowY: 'auto',
  px: 1.75,
  py: 1,
  border: 0,
  outline: 'none',
  '&, &:hover, &:focus': { bgcolor: 'transparent' },
  position: 'relative',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
  fontSize: '0.875rem',
  lineHeight: 1.55,
  // Doubled, to outweigh the paragraph's rule.
  '& > :first-child:first-child': { mt: 0 },
  '& p, & p:last-child': { my: 0.75 },
  '& h1, & h2, & h3, & h4, & h5, & h6': { fontWeight: 600, lineHeight: 1.3, mt: 1.5, mb: 0.5 },
  '& h1, & h2': { fontSize: '1.25rem' },
  '& h3': { fontSize: '1.1rem' },
  '& h4, & h5, & h6': { fontSize: '1rem' },
  '& ul, & ol': { pl: 3, my: 0.75 },
  '& li': { position: 'relative' },
  '& a': { color: 'primary.main' },
  '& blockquote': { borderLeft: 3, borderColor: 'divider', pl: 1.5, ml: 0 },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 1.5 },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed', my: 1 },
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.25,
    verticalAlign: 'top',
    textAlign: 'left',
    position: 'relative',
  },
  '& th': { bgcolor: 'action.hover', fontWeight: 600 },
  '& .selectedCell': { bgcolor: 'action.selected' },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  '& .ProseMirror-gapcursor': {
    display: 'none',
    pointerEvents: 'none',
    position: 'absolute',
    '&::after': { content: '""', display: 'block', position: 'absolute', top: -2, width: 20, borderTop: 1 },
  },
  '&.ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '&.ProseMirror-hideselection *::selection': { background: 'transparent' },
  '&.ProseMirror-hideselection': { caretColor: 'transparent' },
} as const;

/** The same height without the tools, so that nothing shifts when they load. */
export const toolbarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.25,
  px: 0.5,
  py: 0.25,
  minHeight: 35,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

export const toolbarClass = 'rich-text-tools';

/** In the row of a table: only as high as the text, with the tools above it while it has the focus. */
export const compactStyle = {
  position: 'relative',
  // Doubled, to outweigh the usual height.
  '&& .ProseMirror.ProseMirror, && .rich-text': { minHeight: 38 },
  [`& .${toolbarClass}`]: {
    position: 'absolute',
    bottom: '100%',
    right: -1,
    zIndex: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    boxShadow: 2,
    visibility: 'hidden',
  },
  [`&:focus-within .${toolbarClass}`]: { visibility: 'visible' },
} as const;

/** The frame around tools and text. */
export const frameStyle = (invalid: boolean) =>
  ({
    border: 1,
    borderColor: invalid ? 'error.main' : 'divider',
    borderRadius: 1,
    '&:focus-within': { borderColor: invalid ? 'error.main' : 'primary.main' },
  }) as const;

/**
 * Hides parts of RichTextInput that the surrounding field already has; its own message has no id to which the text
 * could refer.
 */
export const inputStyle = {
  '& .RaLabeled-fullWidth': { mb: 0 },
  '& .RaLabeled-fullWidth > .MuiFormHelperText-root': { display: 'none' },
  '& .RaRichTextInput-editorContent .ProseMirror': textStyle,
} as const;
