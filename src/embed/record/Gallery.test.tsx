// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Gallery } from './Gallery';

vi.mock('./Lightbox', () => {
  throw new Error('not reached');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a picture is a link to itself, and leads there where what shows it large does not come', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  render(<Gallery images={[{ id: 5, extension: 'jpg' }]} title="Neues" locale="fr" />);
  const link = screen.getByRole('link', { name: 'Agrandir : Image 1 : Neues' });
  expect(link.getAttribute('href')).toBe('/api/v1/files/view/5.jpg');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/api/v1/files/view/5.jpg', '_blank'));
});
