// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultThemeColors } from '../../domain/features';
import { makeTheme } from './theme';

afterEach(cleanup);

it.each([
  ['dialog', Dialog, '.MuiDialog-container'],
  ['menu', Menu, '.MuiBackdrop-root'],
])('a %s stays open after a double click, and closes on a click outside', (_, What, place) => {
  const close = vi.fn();
  render(
    <ThemeProvider theme={createTheme(makeTheme('light', defaultThemeColors))}>
      <What open onClose={close} />
    </ThemeProvider>,
  );
  const outside = document.querySelector(place)!;
  const click = (detail: number) => {
    fireEvent.mouseDown(outside, { detail });
    fireEvent.click(outside, { detail });
  };
  click(2);
  expect(close).not.toHaveBeenCalled();
  click(1);
  expect(close).toHaveBeenCalledTimes(1);
});
