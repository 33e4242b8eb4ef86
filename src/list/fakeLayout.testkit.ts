import { vi } from 'vitest';

/** jsdom has no layout, but the table measures its container. */
export function fakeLayout() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  HTMLElement.prototype.scrollTo = function scrollTo(
    this: HTMLElement,
    options?: number | ScrollToOptions,
    y?: number,
  ) {
    this.scrollTop = typeof options === 'object' ? (options.top ?? 0) : (y ?? 0);
    this.dispatchEvent(new Event('scroll'));
  } as typeof HTMLElement.prototype.scrollTo;
}
