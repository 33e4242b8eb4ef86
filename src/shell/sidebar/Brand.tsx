import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useConfig } from '../../session/config';

/** Logo and name of the instance; leads to the start. */
export function Brand({ expanded }: { expanded: boolean }) {
  const { productName, logo } = useConfig();
  return (
    <Box
      component={Link}
      to="/"
      aria-label={productName}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        px: 1.5,
        color: 'inherit',
        textDecoration: 'none',
        '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
      }}
    >
      {logo ? (
        <Box component="img" src={logo} alt="" sx={{ height: 28, maxWidth: expanded ? 190 : 28 }} />
      ) : (
        <Initial name={productName} />
      )}
      {expanded && !logo && (
        <Box component="span" sx={{ fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.2 }}>
          {productName}
        </Box>
      )}
    </Box>
  );
}

/** Where there is no logo: the first letter on the colour of the instance. */
function Initial({ name }: { name: string }) {
  return (
    <Box
      component="span"
      sx={{
        width: 28,
        height: 28,
        flexShrink: 0,
        borderRadius: 1,
        display: 'grid',
        placeContent: 'center',
        fontWeight: 700,
        bgcolor: 'sidebar.accent',
        color: 'sidebar.background',
      }}
    >
      {name.slice(0, 1).toUpperCase()}
    </Box>
  );
}
