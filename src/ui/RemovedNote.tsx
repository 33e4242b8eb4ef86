import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** What has just happened to a list: it is announced, and shown while it can be undone. */
export function RemovedNote({ news, undo, onUndo }: { news: string; undo: string; onUndo?: (() => void) | undefined }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        typography: 'body2',
        color: 'text.secondary',
        ...(onUndo ? { mt: 0.5 } : visuallyHidden),
      }}
    >
      <Box component="span" role="status">
        {news}
      </Box>
      {onUndo && (
        <Button size="small" onClick={onUndo}>
          {undo}
        </Button>
      )}
    </Box>
  );
}
