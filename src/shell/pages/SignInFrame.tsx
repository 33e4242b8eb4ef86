import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, type FormEventHandler, type ReactNode } from 'react';
import { useConfig } from '../../session/config';

interface SignInFrameProps {
  title: string;
  /** Why the server refused it. */
  error?: string | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A small centred form, on pages without a session. */
export function SignInFrame({ title, error, onSubmit, children }: SignInFrameProps) {
  const { productName } = useConfig();
  const heading = useId();
  useEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title, productName]);
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center', p: 2 }}>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        aria-labelledby={heading}
        sx={{
          width: 'min(360px, calc(100vw - 32px))',
          display: 'grid',
          gap: 2,
          p: 4,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          borderTop: 4,
          borderTopColor: 'primary.main',
        }}
      >
        <div>
          <Typography color="textSecondary">{productName}</Typography>
          <Typography variant="h1" id={heading}>
            {title}
          </Typography>
        </div>
        {error && <Alert severity="error">{error}</Alert>}
        {children}
      </Box>
    </Box>
  );
}
