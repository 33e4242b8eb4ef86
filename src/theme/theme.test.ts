import { createTheme, getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { readableOn, makeTheme } from './theme';

/** Examples of colours that an instance might set, starting with the default colours. */
const instances: [string, string, string, string][] = [
  ['#FF0000', '#9C0F06', '#F39983', '#000000'],
  ['#FFE600', '#FFF3A0', '#FFFBE0', '#FFFFFF'],
  ['#1040A0', '#0A2A70', '#AFC6FF', '#101828'],
  ['#777777', '#777777', '#777777', '#777777'],
];

describe.each(instances)('the theme of %s %s %s %s', (...colors) => {
  it.each(['light', 'dark'] as const)('is readable in %s mode (WCAG 2.2 AA)', (mode) => {
    const { palette } = createTheme(makeTheme(mode, colors));
    const pairs: [string, string][] = [
      [palette.primary.main, palette.background.default],
      [palette.primary.contrastText, palette.primary.main],
      [palette.text.primary, palette.background.default],
      [palette.text.secondary, palette.background.default],
      [palette.error.main, palette.background.paper],
      [palette.warning.main, palette.background.paper],
      [palette.sidebar.text, palette.sidebar.background],
    ];
    for (const [text, background] of pairs)
      expect(getContrastRatio(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
  });
});

describe('readable colours', () => {
  it("are the instance's first readable one, or derived from its first", () => {
    expect(readableOn('#FFFFFF', ['#FF0000', '#9C0F06'])).toBe('#9C0F06');
    expect(readableOn('#FFFFFF', ['#FFE600'])).not.toBe('#FFE600');
  });
});
