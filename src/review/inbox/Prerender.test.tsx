// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Prerender } from './Prerender';

afterEach(cleanup);

const rendered = vi.fn<() => void>();
const effect = vi.fn<(isInPage: boolean) => void>();

function Content() {
  const box = useRef<HTMLParagraphElement>(null);
  rendered();
  useLayoutEffect(() => effect(box.current?.isConnected === true), []);
  useEffect(() => effect(box.current?.isConnected === true), []);
  return <p ref={box}>Inhalt</p>;
}

it('makes ready what is shown later: no effect, no trace in the page; then it is there without being made again', async () => {
  const content = <Content />;
  const { rerender } = render(<Prerender isShown={false}>{content}</Prerender>);
  await act(async () => {});
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(effect).not.toHaveBeenCalled();
  expect(screen.queryByText('Inhalt')).toBeNull();

  rerender(<Prerender isShown>{content}</Prerender>);
  expect(screen.getByText('Inhalt').style.display).toBe('');
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(effect.mock.calls).toEqual([[true], [true]]);

  rerender(<Prerender isShown={false}>{content}</Prerender>);
  expect(screen.queryByText('Inhalt')).toBeNull();
});
