import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletedIcon from '@mui/icons-material/FormatListBulleted';
import NumberedIcon from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import { findParentNode } from '@tiptap/core';
import { useEditorState, type Editor } from '@tiptap/react';
import { TiptapEditorContext } from 'ra-input-rich-text';
import { useContext, useEffect, useState } from 'react';
import { richTextWords as words } from '../../i18n/forms';
import { HeadingMenu } from './HeadingMenu';
import { LinkDialog } from './LinkDialog';
import { TableMenu } from './TableMenu';
import { ToolbarButton, type ToolProps } from './ToolbarButton';
import { useRovingFocus } from './useRovingFocus';

interface RichTextToolbarProps {
  /** Name of the field. */
  name: string;
  /** Id of the message about the text. */
  errorId: string | undefined;
}

/** The toolbar of the RichTextInput around it. Not its `useTiptapEditor`: that has none while the text is switched off. */
export function RichTextToolbar({ name, errorId }: RichTextToolbarProps) {
  const editor = useContext(TiptapEditorContext) as Editor | null;
  // The text asks for its message when its state is new.
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.updateState(editor.state);
  }, [editor, errorId]);
  return <Box sx={{ minHeight: 35, borderBottom: 1, borderColor: 'divider' }}>{editor && <Tools editor={editor} name={name} />}</Box>;
}

/** Exactly the nine tools of document 1, section 9, in its order. One tab stop; arrow keys go from tool to tool. */
function Tools({ editor, name }: { editor: Editor; name: string }) {
  const [linking, setLinking] = useState(false);
  const roving = useRovingFocus();
  const active = useEditorState({ editor, selector: ({ editor: now }) => toolsOf(now) });
  const run: ToolProps['run'] = (change) => void change(editor.chain().focus()).run();
  const disabled = !active.editable;
  return (
    <Box role="toolbar" aria-label={words.toolbar(name)} {...roving} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, px: 0.5, py: 0.25 }}>
      <HeadingMenu level={active.heading} disabled={disabled} run={run} />
      <ToolbarButton label={words.bold} disabled={disabled} pressed={active.bold} onClick={() => run((chain) => chain.toggleBold())}><BoldIcon fontSize="small" /></ToolbarButton>
      <ToolbarButton label={words.italic} disabled={disabled} pressed={active.italic} onClick={() => run((chain) => chain.toggleItalic())}><ItalicIcon fontSize="small" /></ToolbarButton>
      <ToolbarButton label={words.link} disabled={disabled} pressed={active.link} onClick={() => setLinking(true)}><LinkIcon fontSize="small" /></ToolbarButton>
      <ToolbarButton label={words.numbered} disabled={disabled} pressed={active.numbered} onClick={() => run((chain) => chain.toggleOrderedList())}><NumberedIcon fontSize="small" /></ToolbarButton>
      <ToolbarButton label={words.bulleted} disabled={disabled} pressed={active.bulleted} onClick={() => run((chain) => chain.toggleBulletList())}><BulletedIcon fontSize="small" /></ToolbarButton>
      <TableMenu inside={active.table} disabled={disabled} run={run} />
      <ToolbarButton label={words.undo} disabled={!active.undo} onClick={() => run((chain) => chain.undo())}><UndoIcon fontSize="small" /></ToolbarButton>
      <ToolbarButton label={words.redo} disabled={!active.redo} onClick={() => run((chain) => chain.redo())}><RedoIcon fontSize="small" /></ToolbarButton>
      {linking && <LinkDialog editor={editor} run={run} onClose={() => setLinking(false)} />}
    </Box>
  );
}

/** What the tools show: what the selection is, and what can be done. */
function toolsOf(editor: Editor) {
  const list = findParentNode(({ type }) => type.name === 'bulletList' || type.name === 'orderedList')(editor.state.selection)?.node.type.name;
  return {
    editable: editor.isEditable,
    heading: editor.isActive('heading') ? (editor.getAttributes('heading').level as number) : 0,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    numbered: list === 'orderedList',
    bulleted: list === 'bulletList',
    table: editor.isActive('table'),
    undo: editor.isEditable && editor.can().undo(),
    redo: editor.isEditable && editor.can().redo(),
  };
}
