// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { focusField } from './focusField';

it('leads into what is written in, not to the toolbar before it; to a button where there is nothing to write in', () => {
  document.body.innerHTML = `<div>
    <div data-field="text"><button>Fett</button><div id="text" contenteditable="true" tabindex="0"></div></div>
    <div data-field="files"><input type="file"><button id="files">Dokumente auswählen</button></div>
  </div>`;
  const box = document.body.firstElementChild as HTMLElement;
  for (const [path, id] of [['text', 'text'], ['files', 'files'], ['text.0.part', 'text']] as const) {
    focusField(box, path);
    expect(document.activeElement?.id).toBe(id);
    (document.activeElement as HTMLElement).blur();
  }
});
