import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { alpha } from '@mui/material/styles';
import { memo, type ElementType } from 'react';
import { shellWords } from '../../i18n/shell';

interface SidebarItemProps extends ButtonBaseProps {
  icon: SvgIconComponent;
  /** The label, which is also the accessible name if only the icon is shown. */
  label: string;
  /** The keyboard shortcut. */
  shortcut?: string;
  expanded: boolean;
  nested?: boolean | undefined;
  /** Reserved space for buttons that overlap its end, in pixels. */
  endWidth?: number;
  /** The number of waiting items; hidden if 0. */
  count?: number | undefined;
  /** Whether there are more than `count`. */
  isMore?: boolean;
  /** Whether it is the current page. */
  current?: boolean;
  /** Shown on hover; if missing and only the icon is shown, the label is. */
  title?: string;
  component?: ElementType;
  to?: string;
}

/** An entry of the sidebar: a link or a button. If only its icon is shown, its label appears on hover. */
export const SidebarItem = memo(function SidebarItem({
  icon: Icon,
  label,
  shortcut,
  expanded,
  nested,
  endWidth = 0,
  count = 0,
  isMore = false,
  current,
  title,
  ...rest
}: SidebarItemProps) {
  return (
    <Tooltip
      title={title ?? (expanded ? '' : shortcut ? `${label} · ${shortcut}` : label)}
      placement="right"
      slotProps={{ popper: withinMenu }}
    >
      <ButtonBase
        aria-label={count > 0 ? shellWords.waiting(label, count) : label}
        aria-current={current ? 'page' : undefined}
        sx={({ palette: { sidebar } }) => ({
          width: '100%',
          minHeight: 26,
          '@media (pointer: coarse)': { minHeight: 40 },
          overflow: 'hidden',
          justifyContent: 'flex-start',
          gap: 1.5,
          pr: endWidth > 0 ? `${endWidth + 4}px` : 1,
          pl: expanded && nested ? 3.5 : 2,
          fontSize: '0.8125rem',
          fontFamily: 'inherit',
          whiteSpace: 'nowrap',
          textAlign: 'left',
          borderLeft: '3px solid transparent',
          color: current ? sidebar.text : sidebar.mutedText,
          fontWeight: current ? 600 : 400,
          ...(current && { borderLeftColor: sidebar.accent, bgcolor: alpha(sidebar.text, 0.12) }),
          '&:hover': { color: sidebar.text, bgcolor: alpha(sidebar.text, 0.08) },
          '&:focus-visible': { outline: `2px solid ${sidebar.text}`, outlineOffset: -3 },
        })}
        {...rest}
      >
        <Icon sx={{ fontSize: nested ? 16 : 18, ml: -0.25 }} />
        {expanded && (
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {label}
          </Box>
        )}
        {expanded && count > 0 && (
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              ml: 'auto',
              px: 0.75,
              borderRadius: 5,
              fontSize: '0.75rem',
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
              // Waiting work stands out; a search only has a number.
              ...(nested ? { color: 'inherit' } : { color: 'sidebar.background', bgcolor: 'sidebar.text' }),
            }}
          >
            {count.toLocaleString('de-CH')}
            {isMore && '+'}
          </Box>
        )}
        {expanded && shortcut && (
          <Box component="kbd" sx={{ ml: 'auto', fontFamily: 'inherit', fontSize: '0.75rem', opacity: 0.85 }}>
            {shortcut}
          </Box>
        )}
      </ButtonBase>
    </Tooltip>
  );
});

/** Renders inside the menu's landmark, without being clipped by it. */
export const withinMenu = { disablePortal: true, popperOptions: { strategy: 'fixed' } } as const;

/** The width of the icon-only menu, in pixels. */
export const railWidth = 52;
