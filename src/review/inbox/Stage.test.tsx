// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Stage } from './Stage';

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
  const { rerender } = render(<Stage isShown={false}>{content}</Stage>);
  await act(async () => {});
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(effect).not.toHaveBeenCalled();
  expect(screen.queryByText('Inhalt')).toBeNull();

  rerender(<Stage isShown>{content}</Stage>);
  expect(screen.getByText('Inhalt').style.display).toBe('');
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(effect.mock.calls).toEqual([[true], [true]]);

  rerender(<Stage isShown={false}>{content}</Stage>);
  expect(screen.queryByText('Inhalt')).toBeNull();
});
