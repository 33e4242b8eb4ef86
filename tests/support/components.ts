/** What component tests begin with; where there is no document there is nothing to do. */
import { quickStyle } from './computedStyle';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // A busy machine is no fault of the product: waiting ends as soon as what is waited for is there.
  configure({ asyncUtilTimeout: 15_000 });
  window.getComputedStyle = quickStyle(window.getComputedStyle.bind(window));
  globalThis.getComputedStyle = window.getComputedStyle;
}
