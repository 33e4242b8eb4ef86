import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

interface ToolStates {
  editable: boolean;
  /** 0 where it is none. */
  heading: number;
  bold: boolean;
  italic: boolean;
  link: boolean;
  numbered: boolean;
  bulleted: boolean;
  table: boolean;
  undo: boolean;
  redo: boolean;
}

/** Before there is an editor nothing is chosen, and every tool can be. */
const atFirst: ToolStates = {
  editable: true,
  heading: 0,
  bold: false,
  italic: false,
  link: false,
  numbered: false,
  bulleted: false,
  table: false,
  undo: false,
  redo: false,
};

/** What the tools show, anew with each change in the editor. */
export function useToolStates(editor: Editor | null): ToolStates {
  const last = useRef(atFirst);
  const subscribe = useCallback(
    (tell: () => void) => {
      editor?.on('transaction', tell);
      return () => void editor?.off('transaction', tell);
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = editor && !editor.isDestroyed ? statesOf(editor) : atFirst;
    const names = Object.keys(now) as (keyof ToolStates)[];
    if (names.some((name) => now[name] !== last.current[name])) last.current = now;
    return last.current;
  });
}

function statesOf(editor: Editor): ToolStates {
  const list = innermostList(editor);
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

/** Of lists within lists the one the selection is in. */
function innermostList({ state }: Editor): string | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === 'bulletList' || name === 'orderedList') return name;
  }
  return undefined;
}
