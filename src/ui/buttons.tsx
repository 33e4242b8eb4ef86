import Link from '@mui/material/Link';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';

/** A button that looks like a link. At least 24 px high for touch (WCAG 2.5.8). */
export function LinkButton({
  onClick,
  color = 'primary.main',
  children,
}: {
  onClick: () => void;
  color?: string;
  children: ReactNode;
}) {
  return (
    <Link
      component="button"
      type="button"
      underline="always"
      onClick={onClick}
      sx={{ color, minHeight: 24, font: 'inherit', textAlign: 'left' }}
    >
      {children}
    </Link>
  );
}

/**
 * A button that opens and labels a menu.
 * @param children the items; choosing one closes the menu
 */
export function MenuButton({ label, children, ...button }: ButtonProps & { label: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  // Items react to Enter on keydown and to the space bar on keyup, without a click that the list would see.
  const onKey = ({ type, key, target }: KeyboardEvent) => {
    if (key === (type === 'keydown' ? 'Enter' : ' ') && (target as Element).role === 'menuitem') close();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...button}
      >
        {label}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onKeyDown={onKey}
        onKeyUp={onKey}
        slotProps={{ list: { 'aria-label': label, onClick: close } }}
      >
        {children}
      </Menu>
    </>
  );
}
