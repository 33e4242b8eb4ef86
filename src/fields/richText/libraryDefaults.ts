import { Extension } from '@tiptap/core';

/**
 * In the built product this stands in for what ra-input-rich-text takes when an input names no options and no toolbar
 * of its own, see `leanRichText` in vite.config.ts: the starter kit, five extensions and its toolbar. RichTextEditor
 * always names both. The library takes the starter kit as a default export.
 */
const unused = Extension.create({ name: 'unused' });

export {
  unused as default,
  unused as Color,
  unused as Highlight,
  unused as Image,
  unused as TextAlign,
  unused as TextStyle,
};

export const RichTextInputToolbar = () => null;
