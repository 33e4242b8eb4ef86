import type { Page } from './test';

/** Text on a page or in a dialog that is cut off, overlaps other text, or sticks out on the side. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Whether a surrounding box has to be scrolled to show it. */
    const isScrolledAway = (element: HTMLElement, { top, bottom }: DOMRect) => {
      for (let around: HTMLElement | null = element; around; around = around.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(around).overflowY)) {
          const seen = around.getBoundingClientRect();
          if (bottom < seen.top + 1 || top > seen.bottom - 1) return true;
        }
      return false;
    };
    const root = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect }[] = [];
    const found: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement as HTMLElement;
      const text = (node.textContent ?? '').trim().slice(0, 40);
      if (
        text === '' ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.embed-hidden, .trap, style, option, textarea')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || isScrolledAway(element, box)) continue;
        // Content that scrolls by itself, such as a wide table, is not cut off.
        if (!element.closest('.record-view__text') && (box.left < -1 || box.right > innerWidth + 1))
          found.push(`"${text}" sticks out`);
        lines.push({ text, box });
      }
      for (let around: HTMLElement | null = element; around && around !== root; around = around.parentElement) {
        // A map is larger than the part of it that is shown.
        if (
          !around.classList.contains('leaflet-container') &&
          ['hidden', 'clip'].includes(getComputedStyle(around).overflowX) &&
          (around.scrollWidth > around.clientWidth + 1 || around.scrollHeight > around.clientHeight + 1)
        )
          found.push(`"${text}" is cut off by ${around.className}`);
      }
    }
    lines.forEach(({ text, box }, index) => {
      for (const other of lines.slice(index + 1)) {
        const [wide, high] = [
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left),
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top),
        ];
        // Line boxes may overlap a little without the letters overlapping.
        if (wide > 2 && high > Math.min(box.height, other.box.height) * 0.4)
          found.push(`"${text}" lies over "${other.text}"`);
      }
    });
    return [...new Set(found)];
  });
