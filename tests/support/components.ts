/** What component tests begin with; where there is no document there is nothing to do. */
import { afterAll, vi } from 'vitest';
import { quickStyle } from './computedStyle';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is no fault of the product: waiting ends as soon as what is waited for is there.
  configure({ asyncUtilTimeout: 15_000 });
  // The files of a process share its document: one of them has made it quick, and none leaves anything in it.
  if (!('isQuick' in window.getComputedStyle))
    window.getComputedStyle = Object.assign(quickStyle(window.getComputedStyle.bind(window)), { isQuick: true });
  globalThis.getComputedStyle = window.getComputedStyle;
  afterAll(async () => {
    cleanup();
    document.body.replaceChildren();
    // Forms begin in the language that the address asks for.
    window.history.replaceState(null, '', '/');
    // Modules are shared: what a spy answers for one of them is for its file alone.
    vi.restoreAllMocks();
    // What is still being loaded would fail with the end of this file, and stay failed for the next ones: modules are
    // shared too.
    await vi.dynamicImportSettled();
  });
}
