// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { focusField } from './focusField';

it('focuses the text input, not the toolbar before it, or a button if there is no input', () => {
  document.body.innerHTML = `<div>
    <div data-field="text"><button>Fett</button><div id="text" contenteditable="true" tabindex="0"></div></div>
    <div data-field="files"><input type="file"><button id="files">Dokumente auswählen</button></div>
  </div>`;
  const box = document.body.firstElementChild as HTMLElement;
  for (const [path, id] of [
    ['text', 'text'],
    ['files', 'files'],
    ['text.0.part', 'text'],
  ] as const) {
    focusField(box, path);
    expect(document.activeElement?.id).toBe(id);
    (document.activeElement as HTMLElement).blur();
  }
});

it('scrolls to the input of a long list itself, and in a drawing to its selected row rather than its tools', () => {
  document.body.innerHTML = `<div>
    <div data-field="programs"><div data-field="programs.0.title"><input id="title"></div></div>
    <div data-field="elements">
      <div role="toolbar"><button>Vergrössern</button></div>
      <ul><li><button>Da</button></li><li><button id="row" data-entry="true">Fehlt</button></li></ul>
    </div>
    <div data-field="waiting"><div role="toolbar"><button>Vergrössern</button></div></div>
  </div>`;
  const box = document.body.firstElementChild as HTMLElement;
  const shown = vi.fn<(element: Element) => void>();
  Element.prototype.scrollIntoView = function show(this: Element) {
    shown(this);
  };
  expect([focusField(box, 'programs'), document.activeElement?.id]).toEqual([true, 'title']);
  expect([focusField(box, 'elements'), document.activeElement?.id]).toEqual([true, 'row']);
  // The rows of the list have not loaded yet.
  expect([focusField(box, 'waiting'), document.activeElement?.id]).toEqual([false, 'row']);
  expect(shown.mock.calls.map(([{ id, attributes }]) => id || attributes.getNamedItem('data-field')?.value)).toEqual([
    'programs.0.title',
    'row',
    'waiting',
  ]);
});
