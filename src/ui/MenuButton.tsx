import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useId, useState } from 'react';

/**
 * A button that opens and labels a menu.
 * @param children the items; choosing one closes the menu
 */
export function MenuButton({ label, children, ...button }: ButtonProps & { label: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
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
        slotProps={{ list: { 'aria-label': label, onClick: close } }}
      >
        {children}
      </Menu>
    </>
  );
}
