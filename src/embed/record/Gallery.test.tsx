// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Gallery, Pictures } from './Gallery';

vi.mock('./Lightbox', () => {
  throw new Error('not reached');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['side by side', Pictures],
  ['with a large first picture', Gallery],
])('pictures shown %s link to their files, and open them if the lightbox fails to load', async (_how, Shown) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  render(<Shown images={[{ id: 5, extension: 'jpg' }]} title="Neues" locale="fr" />);
  const link = screen.getByRole('link', { name: 'Agrandir : Image 1 : Neues' });
  expect(link.getAttribute('href')).toBe('/api/v1/files/view/5.jpg');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  await expect.poll(() => opened).toHaveBeenCalledExactlyOnceWith('/api/v1/files/view/5.jpg', '_blank');
});
