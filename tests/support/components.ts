/** The setup of component tests; does nothing without a document. */
import { afterAll, vi } from 'vitest';
import { quickStyle } from './computedStyle';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A slow machine is not a failure; waiting ends as soon as the condition is met.
  configure({ asyncUtilTimeout: 15_000 });
  // The files of a process share a document: the first file speeds it up, and each leaves it empty.
  if (!('isQuick' in window.getComputedStyle))
    window.getComputedStyle = Object.assign(quickStyle(window.getComputedStyle.bind(window)), { isQuick: true });
  globalThis.getComputedStyle = window.getComputedStyle;
  // As in a page without a scroll bar. Otherwise MUI computes the padding of the page with each dialog.
  Object.defineProperty(document.documentElement, 'clientWidth', {
    configurable: true,
    get: () => window.innerWidth,
  });
  for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  afterAll(async () => {
    cleanup();
    document.body.replaceChildren();
    // Forms open in the language of the URL.
    window.history.replaceState(null, '', '/');
    // Modules are shared, so spies must not outlive a file.
    vi.restoreAllMocks();
    // Callbacks that wait for the next paint, such as a message about a save, would no longer find a window.
    vi.useRealTimers();
    await new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve)));
    // Pending imports would fail when this file ends, and stay failed in later files, because modules are shared.
    await vi.dynamicImportSettled();
  });
}

/** For each label, jsdom searches the whole document for its control: a sixth of the time of a form's tests. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  return Array.from(document.getElementsByTagName('label')).filter((label) =>
    label.hasAttribute('for') ? this.id !== '' && label.htmlFor === this.id : label.control === this,
  );
}
