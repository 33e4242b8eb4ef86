import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';
import type { RichTextEditor } from './RichTextEditor';

/** Does something with the editor of a text, at once or when it has come. */
export type WithEditor = (act: (editor: Editor) => void) => void;

interface EditorCode {
  RichTextEditor: typeof RichTextEditor;
}

let code: EditorCode | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the editor of rich texts, once. It is two thirds of the weight of a form, so it comes when somebody begins to
 * work in one, not when one is shown. Errors: when it can't be had; the next call tries again.
 */
export function loadEditor(): Promise<void> {
  loading ??= import('./RichTextEditor').then(
    (module) => {
      code = module;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The editor once it is there. */
export const useEditorCode = (): EditorCode | undefined => useSyncExternalStore(subscribe, () => code);
