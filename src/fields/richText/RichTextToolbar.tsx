import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletedIcon from '@mui/icons-material/FormatListBulleted';
import NumberedIcon from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { lazy, Suspense, useState, useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { richTextWords as words } from '../../i18n/forms';
import type { WithEditor } from './editorCode';
import { HeadingMenu } from './HeadingMenu';
import { TableMenu } from './TableMenu';
import { ToolbarButton, type ToolProps } from './ToolbarButton';
import { useToolStates } from './useToolStates';

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog')).LinkDialog }));

interface RichTextToolbarProps {
  /** Name of the field. */
  name: string;
  disabled: boolean;
  /** Without headings, undo and redo. */
  brief?: boolean | undefined;
  /** Once it is there. */
  editor: Editor | null;
  withEditor: WithEditor;
}

/** Nine tools, of a brief text six, always in this order. One tab stop; arrow keys go from tool to tool. */
export function RichTextToolbar({ name, disabled: isOff, brief, editor, withEditor }: RichTextToolbarProps) {
  const [linking, setLinking] = useState(false);
  const roving = useRovingFocus();
  const active = useToolStates(editor);
  const run: ToolProps['run'] = (change) => withEditor((there) => void change(there.chain().focus()).run());
  const disabled = isOff || !active.editable;
  return (
    <Box
      role="toolbar"
      aria-label={words.toolbar(name)}
      {...roving}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        px: 0.5,
        py: 0.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {!brief && <HeadingMenu level={active.heading} disabled={disabled} run={run} />}
      <ToolbarButton
        label={words.bold}
        disabled={disabled}
        pressed={active.bold}
        onClick={() => run((chain) => chain.toggleBold())}
      >
        <BoldIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        label={words.italic}
        disabled={disabled}
        pressed={active.italic}
        onClick={() => run((chain) => chain.toggleItalic())}
      >
        <ItalicIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        label={words.link}
        disabled={disabled}
        pressed={active.link}
        onClick={() => withEditor(() => setLinking(true))}
      >
        <LinkIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        label={words.numbered}
        disabled={disabled}
        pressed={active.numbered}
        onClick={() => run((chain) => chain.toggleOrderedList())}
      >
        <NumberedIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        label={words.bulleted}
        disabled={disabled}
        pressed={active.bulleted}
        onClick={() => run((chain) => chain.toggleBulletList())}
      >
        <BulletedIcon fontSize="small" />
      </ToolbarButton>
      <TableMenu inside={active.table} disabled={disabled} run={run} />
      {!brief && (
        <ToolbarButton label={words.undo} disabled={!active.undo} onClick={() => run((chain) => chain.undo())}>
          <UndoIcon fontSize="small" />
        </ToolbarButton>
      )}
      {!brief && (
        <ToolbarButton label={words.redo} disabled={!active.redo} onClick={() => run((chain) => chain.redo())}>
          <RedoIcon fontSize="small" />
        </ToolbarButton>
      )}
      {linking && editor && (
        <Suspense>
          <LinkDialog editor={editor} run={run} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/**
 * A toolbar is one tab stop (WAI-ARIA Authoring Practices, "Toolbar"): arrow keys, Home and End go between its
 * buttons, and Tab comes back to the one used last. Out: the props of the toolbar element. A button that is switched
 * off is marked by `aria-disabled` only, so that it never takes the tab stop away.
 */
function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const buttons = useCallback(() => [...(ref.current?.querySelectorAll<HTMLElement>(':scope button') ?? [])], []);
  const makeStop = useCallback(
    (stop: EventTarget | undefined) => {
      // The focus may also be in a menu or dialog of a tool: React's events come from there too.
      if (!buttons().includes(stop as HTMLElement)) return;
      for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
    },
    [buttons],
  );
  useEffect(() => makeStop(buttons()[0]), [buttons, makeStop]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  return { ref, onKeyDown, onFocus: (event: { target: EventTarget }) => makeStop(event.target) };
}
