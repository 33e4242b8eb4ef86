import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useConfig } from '../session/config';
import { shellWords } from '../i18n/shell';
import { useStartup } from './startup';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Covers the page while reference data loads; with data from an earlier visit it is gone before it is seen. Names
 * what failed, with a retry.
 */
export function StartupOverlay() {
  const { productName } = useConfig();
  const { loaded, total, failed } = useStartup();
  return (
    <Box
      component="main"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        bgcolor: 'background.default',
        animation: `${appear} 150ms 150ms both`,
      }}
    >
      <Typography variant="h1" component="p">
        {productName}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * loaded) / total}
        aria-label={shellWords.loading}
        sx={{ width: 280, borderRadius: 1 }}
      />
      <Typography role="status">{shellWords.loaded(loaded, total)}</Typography>
      {failed.length > 0 && (
        <Box role="alert" sx={{ maxHeight: '50vh', overflow: 'auto' }}>
          {failed.map(({ name, label, retry }) => (
            <Box key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 0.5 }}>
              <Typography sx={{ flex: 1 }}>{shellWords.failed(label)}</Typography>
              <Button variant="outlined" onClick={retry} aria-label={shellWords.retryOf(label)}>
                {shellWords.retry}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
